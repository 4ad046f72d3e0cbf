import { describe, expect, test } from 'vitest'
import { eventFor, piecesIn, randomBelow, randomSource, seal, type Viewer, without } from '../../kernel/index.ts'
import { kindOf } from '../engine/catalogue.ts'
import { cardOf } from '../model/card-ids.ts'
import type { DungeonPosition } from '../model/sealed.ts'
import type { CardName, KnownCard, Seat, State } from '../model/state.ts'
import { configurations, type DungeonConfiguration, superConfigurations } from '../testing/configurations.ts'
import { nextTable, type SituationInput, superTable, type TestTable, table } from '../testing/test-table.ts'

const sealed = (t: TestTable, viewer: Viewer): DungeonPosition => seal(t.game, t.state, viewer)
const knownIn = ({ known, own }: DungeonPosition): readonly KnownCard[] => [...known, ...(own?.known ?? [])]
/** The cards that a viewer knows in a hand, as short names. */
const known = (t: TestTable, viewer: Viewer, hand: Seat): string[] =>
  knownIn(sealed(t, viewer))
    .filter(one => one.hand === hand && (one.to === 'all' || one.to === viewer))
    .map(({ card }) => card.replace(/^sbm-\w+-/, ''))
    .sort()

describe('a sealed position', () => {
  const given: SituationInput = {
    P1: { rooms: ['dark-altar', 'open-grave'], spells: ['freeze'] },
    P2: { rooms: ['golem-factory'], spells: ['giant-size'] },
  }
  test('holds the own hand, and of another hand only the number of cards (BM-230)', () => {
    const { players, own } = sealed(table(given), 0)
    expect(own).toMatchObject({ rooms: ['dark-altar', 'open-grave'], spells: ['freeze'] })
    expect(players[1]).toMatchObject({ rooms: 1, spells: 1 })
  })
  test('says together what all hidden cards are (BM-205)', () => {
    const t = table(given)
    const { hidden } = sealed(t, 0)
    expect(piecesIn(hidden.spells)).toEqual([...t.state.decks.spells, 'freeze', 'giant-size'].sort())
  })
  test('differs between viewers only in the viewer and its own part', () => {
    const t = table(given)
    const { viewer: _, own: __, ...forAll } = sealed(t, 'spectator')
    for (const viewer of [0, 1]) {
      const { viewer: _, own, ...others } = sealed(t, viewer)
      expect(others).toEqual(forAll)
      expect(own).not.toBeNull()
    }
    expect(sealed(t, 'spectator').own).toBeNull()
  })
  test('lists the known cards of a hand by name, so their order says nothing about the hand', () => {
    const spells = ['giant-size', 'freeze', 'exhaustion']
    const knownIn = (cards: readonly CardName[]) => {
      const t = table({ ...given, P2: { spells: [...cards] } })
      t.state.known = cards.map(card => ({ hand: 1, card, to: 'all' as const }))
      return sealed(t, 0).known
    }
    expect(knownIn(spells)).toEqual(knownIn(spells.toReversed()))
    expect(knownIn(spells).map(({ card }) => card)).toEqual(['exhaustion', 'freeze', 'giant-size'])
  })
  test('is plain data without the generator and without answers of others', () => {
    const position = sealed(table(given), 0)
    expect(JSON.parse(JSON.stringify(position))).toEqual(position)
    for (const secret of ['random', 'asks', 'answers', 'news']) expect(position).not.toHaveProperty(secret)
  })
})

describe('what a player has learnt', () => {
  test('all know a card taken from the market, until its player shows it on the table (SB-74)', () => {
    const t = superTable({
      phase: 'town',
      players: 2,
      P1: { boss: 'his-sliminess' },
      P2: { boss: 'count-requiem' },
      roomDeck: ['bookwyrm', 'golem-gym', 'magpie-nest'],
    })
    t.does(0, { take: 'bookwyrm' }, { minion: 'temple-treasure' })
    for (const viewer of [0, 1, 'spectator'] as const) expect(known(t, viewer, 0)).toEqual(['bookwyrm'])
    const inDeck = t.state.decks.rooms.filter(card => card === 'sbm-room-bookwyrm').length
    expect(sealed(t, 1).hidden.rooms['sbm-room-bookwyrm']).toBe(inDeck || undefined)
    t.does(1, { take: 'golem-gym' }, { minion: 'library-treasure' }).when(0, { build: 'bookwyrm' })
    expect(known(t, 1, 0), 'it may be the face-down room').toEqual(['bookwyrm'])
    t.passUntil(() => t.dungeon(0).includes('bookwyrm') && !t.state.players[0]!.dungeon.some(room => room.faceDown))
    expect(known(t, 1, 0)).toEqual([])
  })

  test('a player who looked at a hand knows it; a spectator does not', () => {
    const t = nextTable({
      P1: { spells: ['all-your-base'] },
      P2: { rooms: ['spawn-point', 'wreck-room'], spells: ['pause'] },
      P3: { rooms: ['observatory'] },
    })
    t.does(0, { cast: 'all-your-base' }, { player: 1 }).passUntil(() => t.prompt === 'choose.fromHandOf')
    expect(known(t, 0, 1)).toEqual(['pause', 'spawn-point', 'wreck-room'])
    expect([known(t, 2, 1), known(t, 'spectator', 1)]).toEqual([[], []])
    t.does(0, { card: 'wreck-room' })
    expect(known(t, 0, 1), 'after the theft').toEqual(['pause', 'spawn-point'])
    expect([known(t, 1, 0), known(t, 2, 0)], 'only the victim knows the stolen card').toEqual([['wreck-room'], []])
  })

  test('a stolen card may be one that a third player knew: it knows no more than that it was one of the rooms', () => {
    const t = table({
      phase: 'adventure',
      P1: { dungeon: ['succubus-spa'], entrance: ['nick-the-masher+3'], spells: ['freeze'] },
      P2: { rooms: ['dark-altar', 'golem-factory'], spells: ['freeze'] },
      P3: { rooms: ['open-grave'] },
    })
    t.state.known = ['dark-altar', 'freeze'].map(card => ({ hand: 1, card, to: 'all' as const }))
    t.passUntil(() => t.prompt === 'choose.opponent').does(0, { player: 1 }, { kind: 'rooms' })
    expect(known(t, 2, 1)).toEqual(['freeze'])
    const [stolen] = t.hand(0)
    expect(['dark-altar', 'golem-factory']).toContain(stolen)
    expect(known(t, 0, 1), 'the thief saw which room it took').toEqual(
      stolen === 'dark-altar' ? ['freeze'] : ['dark-altar', 'freeze'],
    )
  })

  test('a card that was shown is known once, also to those who knew it before', () => {
    const t = nextTable({ P1: { dungeon: ['the-arena'], rooms: ['barbarian-hall', 'incubus-gym'] }, P2: {} })
    t.state.known = [{ hand: 0, card: 'incubus-gym', to: 1 }]
    t.does(0, { use: 'the-arena' }, { price: 'incubus-gym' })
    expect([known(t, 1, 0), known(t, 'spectator', 0)]).toEqual([['incubus-gym'], ['incubus-gym']])
  })

  test('a card taken from the discard pile is known to all', () => {
    const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze', 'dark-altar', 'fear'] })
    t.does(0, { card: 'freeze' }, { card: 'dark-altar' })
    expect(known(t, 1, 0)).toEqual(['dark-altar', 'freeze'])
  })

  test('with two players, who sees a whole deck knows the other hand', () => {
    const t = table({ phase: 'reveal', P1: leveling('king-croak'), P2: { rooms: ['golem-factory', 'open-grave'] } })
    if (t.offers(0, { accept: true })) t.does(0, { accept: true })
    expect(known(t, 0, 1)).toEqual(['golem-factory', 'open-grave'])
    expect(sealed(t, 0).own?.decks.rooms).toHaveProperty('cards')
    expect(sealed(t, 1).own?.decks).toEqual({})
  })

  test('the cards of an eliminated player leave the game unseen (BM-149)', () => {
    const survivors = ['nick-the-masher', 'boden-the-pantless', 'samurai-tom', 'jesta-the-rogue', 'mitchell-the-judge']
    const t = table({ phase: 'end', P1: { survivors, rooms: ['dark-altar'] }, P2: {}, P3: {} })
    expect(t.state.players[0]!.out).toBe(true)
    const position = sealed(t, 1)
    expect(position.removed).not.toContain('dark-altar')
    expect(position.removedUnseen.rooms).toBe(1)
    expect(position.hidden.rooms).toHaveProperty('dark-altar')
  })
})
const four = ['golem-factory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
/** A dungeon with five rooms, one of them still face down. */
const leveling = (boss: string) => ({ boss, dungeon: ['bottomless-pit+down', ...four] })

/** Plays random games and calls the test at every choice. */
function alongRandomPlay(
  { game, options }: DungeonConfiguration,
  players: number,
  check: (s: State, seen: ReadonlyMap<Viewer, ReadonlySet<string>>) => void,
): void {
  for (let seed = 0; seed < 2; seed++) {
    const random = randomSource(`sealed ${seed}`)
    const s = game.setup({ ...options, players }, seed)
    const viewers: readonly Viewer[] = ['spectator', ...s.players.keys()]
    const seen = new Map(viewers.map(viewer => [viewer, new Set<string>()]))
    const names = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value, cardOf(value)]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(names)
          : []
    while (s.asks.length > 0) {
      for (const [viewer, texts] of seen) for (const name of names(game.view(s, viewer))) texts.add(name)
      check(s, seen)
      const ask = s.asks[randomBelow(random, s.asks.length)]!
      const events = game.apply(s, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
      for (const [viewer, texts] of seen)
        for (const event of events) for (const name of names(eventFor(event, viewer))) texts.add(name)
    }
  }
}
const all = [...configurations, ...superConfigurations].flatMap(configuration =>
  configuration.players.map(players => ({ name: configuration.name, players, configuration })),
)
describe.each(all)('$name, $players players', ({ configuration, players }) => {
  test('what a player has learnt about a hand is true', () => {
    alongRandomPlay(configuration, players, s => {
      for (const [hand, p] of s.players.entries()) {
        const faceDown = s.players.flatMap(({ dungeon }) => dungeon.filter(room => room.faceDown && room.by === hand))
        const cards: readonly CardName[] = [...p.rooms, ...p.spells, ...faceDown.map(({ card }) => card)]
        for (const viewer of ['spectator', ...s.players.keys()] as const) {
          const claimed = s.known
            .filter(({ hand: at, to }) => at === hand && (to === 'all' || to === viewer))
            .map(({ card }) => card)
          expect(without(claimed, cards), `${viewer} about the hand of ${hand}`).toEqual([])
        }
      }
    })
  })

  test('a sealed position names no card in its frames that the viewer has not seen', () => {
    const { game } = configuration
    alongRandomPlay(configuration, players, (s, seen) => {
      for (const [viewer, texts] of seen) {
        const { stack, pending } = seal(game, s, viewer)
        const walk = (value: unknown): void => {
          if (typeof value === 'string' && isCardName(s, value)) expect(texts, `${viewer}: ${value}`).toContain(value)
          else if (value && typeof value === 'object') Object.values(value).forEach(walk)
        }
        for (const { v } of [...stack, ...pending]) walk(v)
      }
    })
  })
})
/** Whether a text names a room or spell card, or a room on the table. */
const isCardName = (s: State, text: string): boolean => ['room', 'spell'].includes(kindOf(s, cardOf(text)) ?? '')
