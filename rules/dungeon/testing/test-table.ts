// A table for tests that plays through the contract only. It starts from a situation. A test names a choice by enough of its
// words to make it unique, and a room by the name of its card if that is unique.
import type { Ask, Seat } from '../../kernel/index.ts'
import { applyWatched, momentChecks } from '../../kernel/testing/moments.ts'
import {
  bossMonster,
  bossMonsterSituations,
  type Choice,
  type DungeonGame,
  type Event,
  nextLevel,
  nextLevelSituations,
  type State,
  superBossMonster,
  superBossMonsterSituations,
  type View,
} from '../index.ts'
import { cardOf, withoutSetPrefix } from '../model/card-ids.ts'

export type ChoicePattern = { readonly [word: string]: string | number | boolean }
export type SituationInput = { readonly [word: string]: unknown }

/** A situation of Boss Monster. */
export const table = (given: SituationInput, seed = 'a table'): TestTable =>
  new TestTable(bossMonster, bossMonsterSituations.fromSituation(given, seed))
/** A situation of The Next Level. `mixed: true` adds the cards of the base set. */
export const nextTable = (given: SituationInput, seed = 'a table'): TestTable =>
  new TestTable(nextLevel, nextLevelSituations.fromSituation(given, seed))
/** A situation of Super Boss Monster. P1 is the first player. Names of cards need no set prefix. */
export const superTable = (given: SituationInput, seed = 'a table'): TestTable =>
  new TestTable(superBossMonster, superBossMonsterSituations.fromSituation(given, seed))
/** The same, with a room in P1's hand, so that the Build phase waits until P1 builds or passes. */
export const superBuild = (given: SituationInput, seed?: string): TestTable => {
  const own = given.P1 as SituationInput | undefined
  return superTable({ ...given, P1: { rooms: ['trophy-armory'], ...own } }, seed)
}
/** Heroes of Super Boss Monster that are worth one soul each, two of each class. */
export const eightHeroes: readonly string[] = [
  ...['laliho', 'king-lik', 'sister-halo', 'brother-bingwort'],
  ...['wisebeard', 'pixie-sparkwick', 'nimble-nell', 'silas-shade'],
]
/** Heroes worth two souls each. */
export const fiveEpics: readonly string[] = [
  ...['sir-reginald-rampart', 'archbishop-aurelio', 'wizmaster-quill'],
  ...['guildmaster-marlow', 'the-velvet-fox'],
]
export const newGame = (game: DungeonGame, options: SituationInput, seed: string | number = 'a game'): TestTable =>
  new TestTable(game, game.setup(options, seed))

/** Returns the name of a card without number and set prefix. */
const shortName = (name: string): string => withoutSetPrefix(cardOf(name))
/** Whether a value of the game equals the value in a test, which may be a short name. */
const matches = (actual: unknown, value: unknown): boolean =>
  actual === value || (typeof actual === 'string' && (cardOf(actual) === value || shortName(actual) === value))
const hasWords = (choice: ChoicePattern, words: ChoicePattern): boolean =>
  Object.entries(words).every(([word, value]) => matches(choice[word], value))
const pass: ChoicePattern = { pass: true }

export class TestTable {
  readonly game: DungeonGame
  readonly state: State
  /** All events since the situation. */
  readonly events: Event[] = []
  #round: number
  constructor(game: DungeonGame, state: State) {
    this.game = game
    this.state = state
    this.#round = state.round
  }

  // --- choosing

  /** The seats that are asked now. */
  get asked(): Seat[] {
    return this.game.asks(this.state).map(ask => ask.seat)
  }
  get prompt(): string | undefined {
    return this.game.asks(this.state)[0]?.prompt
  }
  ask(seat: Seat): Ask<Choice> {
    const ask = this.game.asks(this.state).find(a => a.seat === seat)
    if (!ask) throw new Error(`seat ${seat} is not asked; asked: ${JSON.stringify(this.game.asks(this.state))}`)
    return ask
  }
  /** Returns all values of a word in the offered choices, as short names: `offered(0, 'room')`. */
  offered(seat: Seat, word: string): unknown[] {
    const values = this.ask(seat).choices.flatMap((choice: ChoicePattern) => (word in choice ? [choice[word]!] : []))
    return [...new Set(values)].map(value => (typeof value === 'string' ? shortName(value) : value)).sort()
  }
  offers(seat: Seat, words: ChoicePattern): boolean {
    return this.game
      .asks(this.state)
      .some(ask => ask.seat === seat && ask.choices.some((c: ChoicePattern) => hasWords(c, words)))
  }
  /** A seat makes these choices one after the other. */
  does(seat: Seat, ...choices: readonly ChoicePattern[]): this {
    for (const words of choices) {
      const { prompt, choices: offers } = this.ask(seat)
      const [choice, ...more] = offers.filter((c: ChoicePattern) => hasWords(c, words))
      if (!choice || more.length > 0)
        throw new Error(
          `“${prompt}”: ${JSON.stringify(words)} matches ${more.length + (choice ? 1 : 0)} of ${JSON.stringify(offers)}`,
        )
      this.#apply(seat, choice)
    }
    return this
  }
  /** Also checks what holds at every event. */
  #apply(seat: Seat, choice: Choice): void {
    const checks = momentChecks(this.game, this.state.players.length)
    this.events.push(...applyWatched(checks, this.state, seat, choice))
  }
  /** All asked seats pass until the test holds. Throws if a seat cannot pass. */
  passUntil(test: (t: this) => boolean): this {
    for (let i = 0; i < 500 && !test(this) && this.asked.length > 0; i++) this.does(this.asked[0]!, pass)
    if (!test(this)) throw new Error('all seats passed, but the test never held')
    return this
  }
  /** All seats pass until this seat is offered such a choice. */
  until(seat: Seat, words: ChoicePattern): this {
    return this.passUntil(() => this.offers(seat, words))
  }
  /** All seats pass until the round ends that was current at the start or at the last call. */
  endRound(): this {
    this.passUntil(() => this.state.round > this.#round || this.state.result !== null)
    this.#round = this.state.round
    return this
  }
  /** All players keep the opening hand. */
  passMulligans(): this {
    while (this.prompt === 'mulligan') this.does(this.asked[0]!, { keep: true })
    return this
  }
  /** All players take the first card of the market and place the minion on the first space. */
  passTown(): this {
    while (this.prompt === 'market.take' || this.prompt === 'minion.place') {
      const [seat] = this.asked
      this.#apply(seat!, this.ask(seat!).choices[0]!)
    }
    return this
  }
  /** Like `until`, and then the seat makes these choices: `when(0, { cast: 'freeze' }, { room: 'dark-altar' })`. */
  when(seat: Seat, ...choices: readonly [ChoicePattern, ...ChoicePattern[]]): this {
    return this.until(seat, choices[0]).does(seat, ...choices)
  }

  // --- queries

  view(seat: Seat | 'spectator'): View {
    return this.game.view(this.state, seat)
  }
  /** Names of the rooms, from the entrance to the boss. */
  dungeon(seat: Seat): string[] {
    return this.state.players[seat]!.dungeon.toReversed().map(room => shortName(room.card))
  }
  room(card: string) {
    for (const p of this.state.players) {
      const room = p.dungeon.find(r => matches(r.card, card))
      if (room) return room
    }
    throw new Error(`no ${card} is on top of a stack`)
  }
  /** Damage of a room in the view of a spectator. */
  damage(card: string): number | null {
    return this.view('spectator')
      .players.flatMap(p => p.dungeon)
      .find(r => r.card !== null && matches(r.card, card))!.damage
  }
  counters(card: string): number {
    return this.room(card).counters
  }
  hand(seat: Seat): string[] {
    const { rooms, spells } = this.state.players[seat]!
    return [...rooms, ...spells].map(shortName)
  }
  get discard(): readonly string[] {
    return this.view('spectator').discard.map(shortName)
  }
  souls(seat: Seat): number {
    return this.view('spectator').players[seat]!.souls
  }
  wounds(seat: Seat): number {
    return this.view('spectator').players[seat]!.wounds
  }
  entrance(seat: Seat): string[] {
    return this.view('spectator').players[seat]!.entrance.map(hero => shortName(hero.name))
  }
  get town(): string[] {
    return this.view('spectator').town.map(hero => shortName(hero.name))
  }
  /** The hero inside a dungeon. */
  inside(seat: Seat) {
    return this.view('spectator').players[seat]!.walker
  }
  /** Events of one kind since the situation. */
  eventsOf<E extends Event['event']>(event: E): Extract<Event, { event: E }>[] {
    return this.events.filter((e): e is Extract<Event, { event: E }> => e.event === event)
  }
  /** Damage to a hero, event by event. */
  hits(hero: string): number[] {
    return this.eventsOf('damaged')
      .filter(e => matches(e.hero, hero))
      .map(e => e.damage)
  }
}
