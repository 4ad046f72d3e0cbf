// Keyboard shortcuts of the table. They work while the focus is on the table or on no element.
import { isPass, isWindow } from '@overlair/rules/dungeon/model/choices'
import { settings, updateSetting } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { attachKeyMap, type KeyHandler, type KeyMap } from '../../../table/keyboard.ts'
import { passUntil } from '../auto-pass/stops.ts'
import { inspectFocused } from '../inspector/inspection.ts'
import type { Playback } from '../playback/playback.ts'
import type { Selection } from './selection.ts'

export function attachKeyboard(root: HTMLElement, selection: Selection, playback: Playback): () => void {
  const { match } = selection
  const focus = (selector: string): boolean => {
    const found = root.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null
  }
  const clickCard =
    (n: number): KeyHandler =>
    () => {
      const card = root.querySelectorAll<HTMLElement>('.dm-hand__card')[n]
      card?.focus()
      card?.click()
      return card !== undefined
    }
  const pass =
    (until?: 'change' | 'round'): KeyHandler =>
    () => {
      const ask = selection.readyToConfirm.peek() ? undefined : selection.ask.peek()
      const choice = ask?.choices.find(isPass)
      if (!ask || !choice) return false
      if (until && !isWindow(ask)) return false
      if (until) passUntil(match, until)
      selection.choose(choice)
      return true
    }
  const focusInRow =
    (step: number): KeyHandler =>
    () => {
      const row = document.activeElement?.closest('ul, ol')
      const spots = [...(row?.querySelectorAll<HTMLElement>('.dm-spot') ?? [])]
      const focused = spots.findIndex(element => element.matches(':focus'))
      const next = focused < 0 ? undefined : spots[focused + step]
      if (!next) return false
      next.focus()
      return true
    }
  const keys: KeyMap = {
    p: pass(),
    c: pass('change'),
    f: pass('round'),
    n: () => {
      if (playback.ready.peek()) return false
      playback.advance()
      return true
    },
    z: () => {
      if (selection.playSteps.peek().length > 0) return selection.cancel()
      if (!match.canUndo.peek()) return false
      play('undo')
      match.undo()
      return true
    },
    m: () => {
      updateSetting('muted', !settings.peek().muted)
      return true
    },
    i: inspectFocused,
    l: () => focus('.dm-log__lines'),
    t: () => focus('.dm-town .dm-spot'),
    k: () => focus('.dm-landmarks .dm-spot'),
    r: () => focus('.dm-market .dm-spot'),
    w: () => focus('.dm-dungeon .dm-scoring-area'),
    x: () => focus('.dm-town__piles button'),
    d: () => focus('.dm-dungeon .dm-spot'),
    h: () => focus('.dm-hand .dm-spot'),
    o: () => focus('.dm-player .dm-spot'),
    Enter: () => {
      if (!selection.readyToConfirm.peek() || document.activeElement?.closest('.dm button')) return false
      selection.confirm()
      return true
    },
    Escape: () => selection.cancel(),
    ArrowRight: focusInRow(1),
    ArrowLeft: focusInRow(-1),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), clickCard(i)])),
  }
  return attachKeyMap(root, keys)
}
