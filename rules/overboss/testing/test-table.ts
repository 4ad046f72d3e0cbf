// A table for tests that plays through the contract only. It starts from a situation. A test names a choice by enough of
// its words to make it unique, and monsters and minibosses by their short names.
import type { Ask, Seat } from '../../kernel/contract.ts'
import { applyWatched, momentChecks } from '../../kernel/testing/moments.ts'
import type { Choice, Event, State, View } from '../index.ts'
import { overboss } from '../index.ts'
import { rowsOf } from '../model/boards.ts'
import { fromSituation } from '../situation/situation.ts'
import { vocabulary } from '../situation/vocabulary.ts'
import { zones } from '../situation/zones.ts'

export type ChoicePattern = { readonly [word: string]: string | number | boolean }
export type SituationInput = { readonly [word: string]: unknown }

export const table = (given: SituationInput, seed = 'a table'): TestTable => new TestTable(fromSituation(given, seed))
export const newGame = (options: SituationInput, seed: string | number = 'a game'): TestTable =>
  new TestTable(overboss.setup(options, seed))

const short = (id: string): string => id.replace(/^(monster|miniboss)-/, '')
const full = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' ? (vocabulary.shortNames[value] ?? value) : value
const pair = (tile: string | null, token: string | null): string =>
  `${tile ?? '.'}${token === null ? '' : `+${short(token)}`}`

const hasWords = (choice: ChoicePattern, words: ChoicePattern): boolean =>
  Object.entries(words).every(([word, value]) => choice[word] === full(value))

export class TestTable {
  readonly state: State
  constructor(state: State) {
    this.state = state
  }

  // --- choosing ------------------------------------------------------------------------------------------------

  /** The only current ask. Throws if there is none or more than one. */
  get ask(): Ask<Choice> {
    const [ask, ...more] = overboss.asks(this.state)
    if (!ask || more.length > 0) throw new Error(`expected one ask, not ${more.length + (ask ? 1 : 0)}`)
    return ask
  }
  get prompt(): string {
    return this.ask.prompt
  }
  get asked(): Seat {
    return this.ask.seat
  }
  /** The offered choices that contain all these words. */
  offers(words: ChoicePattern = {}): Choice[] {
    return this.ask.choices.filter(choice => hasWords(choice, words))
  }
  /** All values of a word in the offered choices: `all('settle')`, `all('at')`. */
  all(word: string): unknown[] {
    const values = this.ask.choices.flatMap((choice: ChoicePattern) => (word in choice ? [choice[word]!] : []))
    return [...new Set(values)].map(value => (typeof value === 'string' ? short(value) : value))
  }
  /** Makes these choices one after the other, each for the asked seat. Returns all events. */
  play(...choices: readonly ChoicePattern[]): Event[] {
    return choices.flatMap(words => {
      const { seat, prompt } = this.ask
      const [choice, ...more] = this.offers(words)
      if (!choice || more.length > 0)
        throw new Error(
          `${JSON.stringify(words)} matches ${more.length + (choice ? 1 : 0)} choices of “${prompt}” of seat ${seat}: ` +
            JSON.stringify(this.ask.choices),
        )
      return this.#apply(seat, choice)
    })
  }
  /** Also checks what holds at every event. */
  #apply(seat: Seat, choice: Choice): readonly Event[] {
    return applyWatched(momentChecks(overboss, this.state.players.length), this.state, seat, choice)
  }
  /** Passes where possible and otherwise makes the first choice, until the next turn starts or the game is over. */
  finishTurn(): Event[] {
    const { number } = this.turn
    const news: Event[] = []
    while (this.turn.number === number && overboss.asks(this.state).length > 0) {
      const { seat, choices } = this.ask
      const pass = choices.find(choice => 'pass' in choice)
      news.push(...this.#apply(seat, pass ?? choices[0]!))
    }
    return news
  }
  /** Plays the rest of the game with `finishTurn`. */
  playOut(): Event[] {
    const news: Event[] = []
    while (overboss.asks(this.state).length > 0) news.push(...this.finishTurn())
    return news
  }

  // --- queries -------------------------------------------------------------------------------------------------

  view(viewer: Seat | 'spectator' = 'spectator'): View {
    return overboss.view(this.state, viewer)
  }
  get turn(): View['turn'] {
    return this.view().turn
  }
  map(seat: Seat = 0): string[] {
    const spaces = this.view().players[seat]!.map.map(space => (space ? pair(space.tile, space.token) : '.'))
    return rowsOf(spaces).map(row => row.join(' '))
  }
  stash(seat: Seat = 0): string[] {
    return this.view().players[seat]!.stash.map(short)
  }
  get market(): string[] {
    return this.view().market.map(({ tile, token }) => pair(tile, token))
  }
  /** The hidden tokens in the bag, sorted. */
  get bag(): string[] {
    return (zones(this.state).bag as string[]).map(short).sort()
  }
  get discard(): readonly string[] {
    return this.view().discard
  }
  /** The points of a line of a score sheet as its owner knows it. */
  line(line: string, seat: Seat = 0): number {
    const found = this.view(seat).players[seat]!.score.lines.find(scored => scored.line === line)
    if (!found) throw new Error(`the score sheet has no line ${line}`)
    return found.points
  }
}

/** The names of events, in order. */
export const names = (events: readonly Event[]): string[] => events.map(({ event }) => event)
