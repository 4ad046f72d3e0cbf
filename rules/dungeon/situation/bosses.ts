// Reads the bosses of a situation: the chosen ones, or those dealt while the players still choose.
import { asTexts, failAt, type JsonObject, readString, seatName } from '../../kernel/index.ts'
import type { State } from '../model/state.ts'
import type { CardSupply } from './reader.ts'

/** Whether the players have not chosen their bosses yet. */
export const stillChoosing = (players: readonly JsonObject[]): boolean => players.some(own => own.dealt !== undefined)

/** Gives each player the named boss, or the free one with the highest XP. */
export function readBosses(s: State, supply: CardSupply, players: readonly JsonObject[]): void {
  s.players.forEach((p, seat) => {
    const { boss } = players[seat]!
    const path = [seatName(seat), 'boss']
    if (boss !== undefined) p.boss = supply.takeCard('boss', readString(boss, path), path)
  })
  for (const p of s.players) if (p.boss === '') p.boss = supply.nextBoss()
}

const BOSSES_DEALT = 2
/** Deals each player the named bosses, or two free ones. */
export function dealBosses(s: State, supply: CardSupply, players: readonly JsonObject[], words: JsonObject): void {
  if (words.phase !== 'setup') failAt(['phase'], 'bosses are dealt only in the phase setup')
  if (!s.variants.choose) failAt(['choose'], 'bosses are chosen only with “choose” (BM-154)')
  if (words.firstPlayer !== undefined)
    failAt(['firstPlayer'], 'the XP of the chosen bosses decides who is first (SB-29)')
  s.players.forEach((p, seat) => {
    const { dealt, ...others } = players[seat]!
    const [other] = Object.keys(others)
    if (other !== undefined)
      failAt([seatName(seat), other], 'a player has nothing but dealt bosses until all have chosen (BM-154)')
    if (dealt === undefined) return
    const path = [seatName(seat), 'dealt']
    p.dealt = asTexts(dealt, path).map(([boss, at]) => supply.takeCard('boss', boss, at))
    if (p.dealt.length !== BOSSES_DEALT) failAt(path, `a player is dealt two bosses (BM-154), not ${p.dealt.length}`)
  })
  for (const p of s.players) if (p.dealt.length === 0) p.dealt = [supply.nextBoss(), supply.nextBoss()]
}
