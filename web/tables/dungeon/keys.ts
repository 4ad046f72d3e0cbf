// Keys of the table. They work while the focus is on the table or nowhere.
import { passes } from '@overlair/rules/dungeon/choices'
import { play } from '../../sound/sound.ts'
import { set, settings } from '../../storage/settings.ts'
import { type Deed, type Keys, listenToKeys } from '../keys.ts'
import { inspectFocused } from './inspecting.ts'
import type { Picks } from './picks.ts'
import type { Stage } from './stage.ts'
import { passFor } from './stops.ts'

export function followKeys(root: HTMLElement, picks: Picks, stage: Stage): () => void {
  const { match } = picks
  const focus = (selector: string): boolean => {
    const found = root.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null
  }
  const card =
    (n: number): Deed =>
    () => {
      const found = root.querySelectorAll<HTMLElement>('.dm-hand__card')[n]
      found?.focus()
      found?.click()
      return found !== undefined
    }
  const pass =
    (until?: 'change' | 'round'): Deed =>
    () => {
      const ask = picks.settled.peek() ? undefined : picks.ask.peek()
      const choice = ask?.choices.find(passes)
      if (!ask || !choice) return false
      if (until && ask.prompt !== 'act' && ask.prompt !== 'negate') return false
      if (until) passFor(match.view.peek(), until)
      picks.choose(choice)
      return true
    }
  const beside =
    (step: number): Deed =>
    () => {
      const row = document.activeElement?.closest('ul, ol')
      const all = [...(row?.querySelectorAll<HTMLElement>('.dm-spot') ?? [])]
      const at = all.findIndex(one => one.matches(':focus'))
      const next = at < 0 ? undefined : all[at + step]
      if (!next) return false
      next.focus()
      return true
    }
  const keys: Keys = {
    p: pass(),
    c: pass('change'),
    f: pass('round'),
    n: () => {
      if (stage.ready.peek()) return false
      stage.next()
      return true
    },
    z: () => {
      if (picks.steps.peek().length > 0) return picks.putDown()
      if (!match.canUndo.peek()) return false
      play('undo')
      match.undo()
      return true
    },
    m: () => {
      set('muted', !settings.peek().muted)
      return true
    },
    i: inspectFocused,
    l: () => focus('.dm-log__lines'),
    t: () => focus('.dm-town .dm-spot'),
    k: () => focus('.dm-landmarks .dm-spot'),
    r: () => focus('.dm-market .dm-spot'),
    w: () => focus('.dm-dungeon .dm-scored'),
    x: () => focus('.dm-town__piles button'),
    d: () => focus('.dm-dungeon .dm-spot'),
    h: () => focus('.dm-hand .dm-spot'),
    o: () => focus('.dm-player .dm-spot'),
    Enter: () => {
      if (!picks.settled.peek() || document.activeElement?.closest('.dm button')) return false
      picks.confirm()
      return true
    },
    Escape: () => picks.putDown(),
    ArrowRight: beside(1),
    ArrowLeft: beside(-1),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), card(i)])),
  }
  return listenToKeys(root, keys)
}
