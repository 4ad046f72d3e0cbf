// A table to play at in tests, through the contract alone. It starts from a situation; a choice is named by as many of its
// words as tell it from the others, and a room by its card's name where there is only one.
import type { Ask, Seat } from '../../kernel/index.ts'
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
/** A situation of The Next Level; `mixed: true` brings in the cards of the base set. */
export const nextTable = (given: SituationInput, seed = 'a table'): TestTable =>
  new TestTable(nextLevel, nextLevelSituations.fromSituation(given, seed))
/** A situation of Super Boss Monster, where P1 is the first player; cards go by their names without the mark. */
export const superTable = (given: SituationInput, seed = 'a table'): TestTable =>
  new TestTable(superBossMonster, superBossMonsterSituations.fromSituation(given, seed))
/** The same in the Build phase, with a room in P1's hand: nothing goes on before P1 has built or passed. */
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

/** A card's name without number and mark. */
const bare = (name: string): string => withoutSetPrefix(cardOf(name))
const names = (said: unknown, value: unknown): boolean =>
  said === value || (typeof said === 'string' && (cardOf(said) === value || bare(said) === value))
const hasWords = (choice: ChoicePattern, words: ChoicePattern): boolean =>
  Object.entries(words).every(([word, value]) => names(choice[word], value))
const pass: ChoicePattern = { pass: true }

export class TestTable {
  readonly game: DungeonGame
  readonly state: State
  /** All that happened since the situation. */
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
  /** What the offered choices say for a word, without serial numbers: `offered(0, 'room')`. */
  offered(seat: Seat, word: string): unknown[] {
    const said = this.ask(seat).choices.flatMap((choice: ChoicePattern) => (word in choice ? [choice[word]!] : []))
    return [...new Set(said)].map(value => (typeof value === 'string' ? bare(value) : value)).sort()
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
        throw new Error(`“${prompt}”: ${JSON.stringify(words)} fits ${1 + more.length} of ${JSON.stringify(offers)}`)
      this.events.push(...this.game.apply(this.state, seat, choice))
    }
    return this
  }
  /** Everybody who is asked passes, until the test holds; it fails if somebody must choose. */
  passUntil(test: (t: this) => boolean): this {
    for (let i = 0; i < 500 && !test(this) && this.asked.length > 0; i++) this.does(this.asked[0]!, pass)
    if (!test(this)) throw new Error('everybody passed, and it never came to that')
    return this
  }
  /** Everybody passes until this seat is offered this. */
  until(seat: Seat, words: ChoicePattern): this {
    return this.passUntil(() => this.offers(seat, words))
  }
  /** Everybody passes for the rest of the round in which the table was, last time one looked. */
  endRound(): this {
    this.passUntil(() => this.state.round > this.#round || this.state.result !== null)
    this.#round = this.state.round
    return this
  }
  /** Everybody keeps the opening hand. */
  passMulligans(): this {
    while (this.prompt === 'mulligan') this.does(this.asked[0]!, { keep: true })
    return this
  }
  /** Everybody takes any card from the market and places the minion anywhere. */
  passTown(): this {
    while (this.prompt === 'market.take' || this.prompt === 'minion.place') {
      const [seat] = this.asked
      this.events.push(...this.game.apply(this.state, seat!, this.ask(seat!).choices[0]!))
    }
    return this
  }
  /** As `until`, then it is done: `when(0, { cast: 'freeze' }, { room: 'dark-altar' })`. */
  when(seat: Seat, ...choices: readonly [ChoicePattern, ...ChoicePattern[]]): this {
    return this.until(seat, choices[0]).does(seat, ...choices)
  }

  // --- looking

  view(seat: Seat | 'spectator'): View {
    return this.game.view(this.state, seat)
  }
  /** From the entrance to the boss, by name. */
  dungeon(seat: Seat): string[] {
    return this.state.players[seat]!.dungeon.toReversed().map(room => bare(room.card))
  }
  room(card: string) {
    for (const p of this.state.players) {
      const room = p.dungeon.find(r => names(r.card, card))
      if (room) return room
    }
    throw new Error(`no ${card} lies on top`)
  }
  /** What a room deals now, as everybody sees it. */
  damage(card: string): number | null {
    return this.view('spectator')
      .players.flatMap(p => p.dungeon)
      .find(r => r.card !== null && names(r.card, card))!.damage
  }
  counters(card: string): number {
    return this.room(card).counters
  }
  hand(seat: Seat): string[] {
    const { rooms, spells } = this.state.players[seat]!
    return [...rooms, ...spells].map(bare)
  }
  get discard(): readonly string[] {
    return this.view('spectator').discard.map(bare)
  }
  souls(seat: Seat): number {
    return this.view('spectator').players[seat]!.souls
  }
  wounds(seat: Seat): number {
    return this.view('spectator').players[seat]!.wounds
  }
  entrance(seat: Seat): string[] {
    return this.view('spectator').players[seat]!.entrance.map(hero => bare(hero.name))
  }
  get town(): string[] {
    return this.view('spectator').town.map(hero => bare(hero.name))
  }
  /** The hero inside a dungeon. */
  inside(seat: Seat) {
    return this.view('spectator').players[seat]!.walker
  }
  /** What happened of one kind since the situation. */
  told<E extends Event['event']>(event: E): Extract<Event, { event: E }>[] {
    return this.events.filter((e): e is Extract<Event, { event: E }> => e.event === event)
  }
  /** How much a hero was damaged, hit by hit. */
  hits(hero: string): number[] {
    return this.told('damaged')
      .filter(e => names(e.hero, hero))
      .map(e => e.damage)
  }
}
