// The table has a click path for every choice that the rules offer.
import { botInputFor, bots } from '@overlair/bots'
import { bossMonster, type Choice, nextLevel, superBossMonster, type View } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import { type Choice as AnyChoice, type Ask, type Game, type RawOptions, randomSource } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { choiceForPath } from '../../../table/click-paths.ts'
import { actionSpaceId, actionsAt, isActionOpen, townPlacesIn } from '../model/action-spaces.ts'
import { clickPathsOf, type Spot, spot } from './click-paths.ts'

/** The spots that the table shows: hand, rooms, places, heroes, bosses, seats. Options are in the prompt. */
function shownSpots(view: View): ReadonlySet<Spot> {
  const spots = new Set<Spot>()
  const copies = new Map<string, number>()
  for (const card of [...(view.hand?.rooms ?? []), ...(view.hand?.spells ?? [])]) {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    spots.add(spot.hand(card, copy))
  }
  for (const hero of view.town) spots.add(spot.hero(hero.name))
  for (const card of view.board?.market ?? []) spots.add(spot.market(card))
  for (const place of view.board ? townPlacesIn(view) : [])
    for (const action of actionsAt(place))
      if (view.board && isActionOpen(view.board, place, action)) spots.add(spot.space(actionSpaceId(place, action)))
  view.players.forEach((player, seat) => {
    spots.add(spot.seat(seat)).add(spot.boss(seat))
    for (let at = 0; at <= player.dungeon.length; at++) spots.add(spot.place(seat, at))
    for (const { id } of player.dungeon) if (id !== null) spots.add(spot.room(id))
    for (const hero of [...player.entrance, ...(player.walker ? [player.walker] : [])]) spots.add(spot.hero(hero.name))
  })
  return spots
}

function* asksOf(
  game: Game<unknown, AnyChoice, View>,
  options: RawOptions,
  seed: string,
): Generator<{ ask: Ask<Choice>; view: View }> {
  const state = game.setup(options, seed)
  const random = randomSource(seed)
  const bot = bots.random(game)
  for (let made = 0; made < 4000; made++) {
    const [ask] = game.asks(state) as readonly Ask<Choice>[]
    if (!ask) return
    yield { ask, view: game.view(state, ask.seat) }
    game.apply(state, ask.seat, bot(botInputFor(game, state, ask, random)))
  }
}

test.each([
  ['Boss Monster', bossMonster, { players: 4, choose: true, machinations: true }],
  ['The Next Level', nextLevel, { players: 3, mixed: true, choose: true }],
  ['Super Boss Monster', superBossMonster, { players: 4 }],
  ['Super Boss Monster for six, with items and coins', superBossMonster, { players: 6, items: true, coins: true }],
  ['Super Boss Monster with other boxes', superBossMonster, { players: 3, bossMonster: true, nextLevel: true }],
  ['Super Boss Monster solo', superBossMonster, { players: 1, challenge: true }],
] as const)('all choices of whole games of %s have a click path on the table', (_, game, options) => {
  const prompts = new Set<string>()
  for (const seed of ['1', '2', '3', '4', '5', '6'])
    for (const { ask, view } of asksOf(game, options, seed)) {
      prompts.add(ask.prompt)
      const shown = shownSpots(view)
      const paths = ask.choices.flatMap(choice => clickPathsOf(choice, ask, view))
      for (const choice of ask.choices) {
        if (isPass(choice)) continue
        const pathsOfChoice = clickPathsOf(choice, ask, view)
        expect(pathsOfChoice.length, JSON.stringify(choice)).toBeGreaterThan(0)
        for (const { spots } of pathsOfChoice) {
          for (const one of spots) if (!one.startsWith('option:')) expect(shown).toContain(one)
          expect(choiceForPath(paths, spots), `${ask.prompt} ${spots.join(' ')}`).toEqual(choice)
        }
      }
    }
  expect(prompts.size).toBeGreaterThan(8)
})
