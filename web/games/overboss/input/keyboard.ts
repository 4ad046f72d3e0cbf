// Keys of the table. They work while the focus is on the table or nowhere.
import { settings, updateSetting } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { attachKeyMap, type KeyHandler, type KeyMap } from '../../../table/keyboard.ts'
import type { Selection } from './selection.ts'
import { type Spot, spot } from './spots.ts'

export function attachKeyboard(root: HTMLElement, hand: Selection): () => void {
  const touch =
    (place: Spot): KeyHandler =>
    () => {
      const usable = hand.live.peek().has(place) || hand.instead.peek().has(place)
      if (usable) hand.touch(place)
      return usable
    }
  const focus = (selector: string): boolean => {
    const found = root.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null
  }
  const pairs = () => [...root.querySelectorAll<HTMLElement>('.ob-pair')]
  const takePair =
    (slot: number): KeyHandler =>
    () => {
      const pair = pairs()[slot]
      pair?.click()
      return pair !== undefined
    }
  const undo: KeyHandler = () => {
    if (!hand.match.canUndo.peek()) return false
    play('undo')
    hand.match.undo()
    return true
  }
  const mute: KeyHandler = () => {
    updateSetting('muted', !settings.peek().muted)
    return true
  }
  const besides =
    (step: number): KeyHandler =>
    () => {
      const all = pairs()
      const at = all.findIndex(pair => pair.matches(':focus'))
      const next = at < 0 ? undefined : all[at + step]
      next?.focus()
      return next !== undefined
    }
  const isOn = (part: string) => document.activeElement?.classList.contains(part) === true
  const keys: KeyMap = {
    p: touch(spot.button('portal')),
    b: touch(spot.button('reveal')),
    e: touch(spot.button('pass')),
    z: undo,
    m: mute,
    l: () => focus('.ob-log__lines'),
    1: takePair(0),
    2: takePair(1),
    3: takePair(2),
    4: takePair(3),
    Escape: () => hand.cancel(),
    ArrowRight: besides(1),
    ArrowLeft: besides(-1),
    ArrowDown: () => isOn('ob-pair') && focus('.ob-space[tabindex="0"]'),
    ArrowUp: () => isOn('ob-space') && focus('.ob-pair[tabindex="0"]'),
  }
  return attachKeyMap(root, keys)
}
