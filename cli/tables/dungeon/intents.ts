// What a person can try by typing its name: cards of the hand, and things on the table.
import { cardName, spaceName } from '@overlair/locales/dungeon'
import type { HeroView, View } from '@overlair/rules/dungeon'
import { landmarks } from '@overlair/rules/dungeon/model/state'
import { boardSpaces } from '@overlair/rules/dungeon/super/minions'
import type { Intent } from '@overlair/rules/kernel'
import type { RenderContext } from '../../terminal/terminal-table.ts'

export function namedIntents(
  { hand, players, town, board }: View,
  context: RenderContext,
): readonly [string, Intent][] {
  const named = (card: string, intent: Intent): [string, Intent] => [cardName(card, context), intent]
  const ofHeroes = (heroes: readonly HeroView[]) => heroes.map(({ name }) => named(name, { hero: name }))
  return [
    ...(hand?.rooms ?? []).map(card => named(card, { build: card })),
    ...(hand?.spells ?? []).map(card => named(card, { cast: card })),
    ...players.flatMap(({ dungeon, boss, entrance, walker }) => [
      ...dungeon.flatMap(({ id }) => (id === null ? [] : [named(id, { room: id })])),
      ...(boss === null ? [] : [named(boss, { room: boss })]),
      ...ofHeroes(walker ? [...entrance, walker] : entrance),
    ]),
    ...ofHeroes(town),
    ...(board ? ofHeroes([...landmarks.flatMap(landmark => board.landmarks[landmark] ?? []), ...board.tavern]) : []),
    ...(board?.market ?? []).map(card => named(card, { take: card })),
    ...(board ? boardSpaces : []).map((space): [string, Intent] => [spaceName(space, context), { minion: space }]),
  ]
}
