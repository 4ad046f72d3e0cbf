import type { HeroView, PlayerView } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/catalogue'
import { say } from '../../words/words.ts'
import { fateOf } from './forecast.ts'
import { cardName } from './names.ts'

/** What will become of a hero at or in a dungeon as it stands. */
export function fateWords(
  player: PlayerView,
  hero: HeroView,
): { readonly fate: string; readonly tone: 'good' | 'bad' | 'plain' } {
  if (hero.waits) return { fate: say('dm.fate.waits'), tone: 'plain' }
  const { dies, at, damage, health } = fateOf(player, hero)
  const { souls, wounds } = heroFacts(hero.name)
  const room = at === undefined ? undefined : player.dungeon[at]?.card
  if (dies && room) return { fate: say('dm.fate.dies', { room: cardName(room), n: souls }), tone: 'good' }
  return { fate: say('dm.fate.survives', { n: Math.max(0, health - damage), wounds }), tone: 'bad' }
}
