// Keyboard shortcuts of the table. They work while the focus is on the table or nowhere.
import { settings, updateSetting } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { attachKeyMap, type KeyHandler, type KeyMap } from '../../../table/keyboard.ts'
import { type Spot, spotOf } from './click-paths.ts'
import type { Selection } from './selection.ts'

export function attachKeyboard(root: HTMLElement, selection: Selection, openLog: () => void): () => void {
  const click =
    (spot: Spot): KeyHandler =>
    () => {
      const usable = selection.legalSpots.peek().has(spot) || selection.alternativeSpots.peek().has(spot)
      if (usable) selection.click(spot)
      return usable
    }
  const focus = (selector: string): boolean => {
    const found = root.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null
  }
  const pairs = () => [...root.querySelectorAll<HTMLElement>('.ob-pair')]
  const clickPair =
    (slot: number): KeyHandler =>
    () => {
      const pair = pairs()[slot]
      pair?.click()
      return pair !== undefined
    }
  const undo: KeyHandler = () => {
    if (selection.held.choice.peek()) return selection.cancel()
    if (!selection.match.canUndo.peek()) return false
    play('undo')
    selection.match.undo()
    return true
  }
  const mute: KeyHandler = () => {
    updateSetting('muted', !settings.peek().muted)
    return true
  }
  const switchHints: KeyHandler = () => {
    updateSetting('hints', !settings.peek().hints)
    return true
  }
  const focusNeighbour =
    (step: number): KeyHandler =>
    () => {
      const all = pairs()
      const focused = all.findIndex(pair => pair.matches(':focus'))
      const next = focused < 0 ? undefined : all[focused + step]
      next?.focus()
      return next !== undefined
    }
  const hasFocus = (className: string) => document.activeElement?.classList.contains(className) === true
  const keys: KeyMap = {
    p: click(spotOf.button('portal')),
    b: click(spotOf.button('reveal')),
    e: () => selection.held.confirm() || click(spotOf.button('pass'))(),
    z: undo,
    m: mute,
    h: switchHints,
    l: () => {
      openLog()
      return true
    },
    1: clickPair(0),
    2: clickPair(1),
    3: clickPair(2),
    4: clickPair(3),
    Escape: () => selection.cancel(),
    ArrowRight: focusNeighbour(1),
    ArrowLeft: focusNeighbour(-1),
    ArrowDown: () => hasFocus('ob-pair') && focus('.ob-space[tabindex="0"]'),
    ArrowUp: () => hasFocus('ob-space') && focus('.ob-pair[tabindex="0"]'),
  }
  return attachKeyMap(root, keys)
}
