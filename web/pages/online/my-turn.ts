// Tells the player that it is their turn: screen readers, a sound, and a badge on the icon of the installed app.
import { effect } from '@preact/signals'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { play } from '../../platform/sound/sound.ts'
import { announce } from '../../ui/announcements.ts'

/** Between two own choices in a row, the table needs a moment. That is no new turn. */
const SAME_TURN = 1000

type Turns = Pick<OnlineTable, 'isMyTurn'>

export function tellTurns({ isMyTurn }: Turns): () => void {
  let ended = Number.NEGATIVE_INFINITY
  let was = false
  return effect(() => {
    const is = isMyTurn.value
    if (is && !was && performance.now() - ended > SAME_TURN) {
      announce(say('online.yourTurn'), 'assertive')
      play(document.hidden ? 'your.turn' : 'ui.tick')
    }
    if (was && !is) ended = performance.now()
    was = is
  })
}

/** The badge is there while it is the turn of a player who looks elsewhere. */
export function showBadge({ isMyTurn }: Turns): () => void {
  const update = () => {
    const isNeeded = isMyTurn.peek() && document.hidden
    // Not every browser has badges, and the system may deny them.
    const done = isNeeded ? navigator.setAppBadge?.() : navigator.clearAppBadge?.()
    done?.catch(() => {})
  }
  document.addEventListener('visibilitychange', update)
  const stop = effect(() => {
    isMyTurn.value
    update()
  })
  return () => {
    document.removeEventListener('visibilitychange', update)
    stop()
    navigator.clearAppBadge?.().catch(() => {})
  }
}
