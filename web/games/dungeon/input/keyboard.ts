// Keys of the table. They work while the focus is on the table or nowhere.
import { isPass } from '@overlair/rules/dungeon/model/choices'
import { settings, updateSetting } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { attachKeyMap, type KeyHandler, type KeyMap } from '../../../table/keyboard.ts'
import { passUntil } from '../auto-pass/auto-pass.ts'
import { inspectFocused } from '../inspector/inspection.ts'
import type { Playback } from '../playback/playback.ts'
import type { Selection } from './selection.ts'

export function attachKeyboard(root: HTMLElement, picks: Selection, stage: Playback): () => void {
  const { match } = picks
  const focus = (selector: string): boolean => {
    const found = root.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null
  }
  const card =
    (n: number): KeyHandler =>
    () => {
      const found = root.querySelectorAll<HTMLElement>('.dm-hand__card')[n]
      found?.focus()
      found?.click()
      return found !== undefined
    }
  const pass =
    (until?: 'change' | 'round'): KeyHandler =>
    () => {
      const ask = picks.readyToConfirm.peek() ? undefined : picks.ask.peek()
      const choice = ask?.choices.find(isPass)
      if (!ask || !choice) return false
      if (until && ask.prompt !== 'act' && ask.prompt !== 'negate') return false
      if (until) passUntil(match.view.peek(), until)
      picks.choose(choice)
      return true
    }
  const beside =
    (step: number): KeyHandler =>
    () => {
      const row = document.activeElement?.closest('ul, ol')
      const all = [...(row?.querySelectorAll<HTMLElement>('.dm-spot') ?? [])]
      const at = all.findIndex(one => one.matches(':focus'))
      const next = at < 0 ? undefined : all[at + step]
      if (!next) return false
      next.focus()
      return true
    }
  const keys: KeyMap = {
    p: pass(),
    c: pass('change'),
    f: pass('round'),
    n: () => {
      if (stage.ready.peek()) return false
      stage.advance()
      return true
    },
    z: () => {
      if (picks.playSteps.peek().length > 0) return picks.cancel()
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
      if (!picks.readyToConfirm.peek() || document.activeElement?.closest('.dm button')) return false
      picks.confirm()
      return true
    },
    Escape: () => picks.cancel(),
    ArrowRight: beside(1),
    ArrowLeft: beside(-1),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), card(i)])),
  }
  return attachKeyMap(root, keys)
}
