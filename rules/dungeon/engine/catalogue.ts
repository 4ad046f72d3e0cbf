// The catalogue of a game: its rule set, and the cards, boxes and programs that its boxes and rules declare. A state names its
// game, so look-ups with a state see the cards of this game and no others.
import { GameError } from '../../kernel/index.ts'
import type { CardKind } from '../model/card-ids.ts'
import type { CardName, Frame, HeroName, ItemName, State } from '../model/state.ts'
import {
  type Behaviour,
  type BossFacts,
  type Box,
  byName,
  type Card,
  type CardBox,
  cardsIn,
  type HeroFacts,
  type ItemFacts,
  programsOf,
  type RoomFacts,
  type SpellFacts,
  type Trigger,
  type TriggerEvent,
} from './cards.ts'
import type { AnyProgram } from './programs.ts'
import type { RuleSet } from './rulesets.ts'

/** Cards by name, and their boxes by id. */
export class CardIndex {
  readonly #cards = new Map<CardName, Card>()
  readonly #boxes = new Map<string, CardBox>()

  /** Adds a box with its cards. Does nothing if it is already there. */
  add(box: Box): void {
    if (this.#boxes.has(box.id)) return
    for (const card of cardsIn(box)) this.addCard(card)
    this.#boxes.set(box.id, byName(box))
  }
  protected addCard(card: Card): void {
    if (this.#cards.has(card.name)) throw new Error(`two cards are called ${card.name}`)
    this.#cards.set(card.name, card)
  }
  get boxes(): readonly CardBox[] {
    return [...this.#boxes.values()]
  }
  has(name: string): boolean {
    return this.#cards.has(name)
  }
  kindOf(name: string): CardKind | undefined {
    return this.#cards.get(name)?.kind
  }
  namesOf(kind: CardKind): CardName[] {
    return [...this.#cards.values()].flatMap(card => (card.kind === kind ? [card.name] : []))
  }
  boxOf(id: string): CardBox {
    const box = this.#boxes.get(id)
    if (!box) throw new Error(`there is no box called ${id}`)
    return box
  }
  behaviourOf(name: CardName): Behaviour {
    const card = this.#cards.get(name)
    if (!card) throw unknown('card', name)
    return card.behaviour
  }
  roomFacts(name: CardName): RoomFacts {
    const card = this.#cards.get(name)
    if (card?.kind !== 'room') throw unknown('room', name)
    return card.facts
  }
  spellFacts(name: CardName): SpellFacts {
    const card = this.#cards.get(name)
    if (card?.kind !== 'spell') throw unknown('spell', name)
    return card.facts
  }
  bossFacts(name: CardName): BossFacts {
    const card = this.#cards.get(name)
    if (card?.kind !== 'boss') throw unknown('boss', name)
    return card.facts
  }
  heroFacts(name: HeroName): HeroFacts {
    const card = this.#cards.get(name)
    if (card?.kind !== 'hero') throw unknown('hero', name)
    return card.facts
  }
  itemFacts(name: ItemName): ItemFacts {
    const card = this.#cards.get(name)
    if (card?.kind !== 'item') throw unknown('item', name)
    return card.facts
  }
}
const unknown = (kind: CardKind | 'card', name: string): Error => new Error(`there is no ${kind} called ${name}`)

/** Where a game gets its boxes from: an array, or part of a shelf, which also hands over each box that it loads later. */
export interface BoxSupply {
  forEach(take: (box: Box) => void): void
}
export interface Assembly {
  readonly id: string
  readonly ruleSet: RuleSet
  readonly boxes: BoxSupply
  /** Programs that functions of the engine start, besides those of the rule set and of the cards. */
  readonly programs: readonly AnyProgram[]
}
export class Catalogue extends CardIndex {
  readonly game: string
  readonly ruleSet: RuleSet
  readonly #programs = new Map<string, AnyProgram>()
  /** By event: only few cards react to each event. */
  readonly #triggers = new Map<TriggerEvent, Map<CardName, Trigger>>()

  constructor({ id, ruleSet, boxes, programs }: Assembly) {
    super()
    this.game = id
    this.ruleSet = ruleSet
    for (const program of programs) this.#addProgram(program)
    for (const program of Object.values(ruleSet.programs)) this.#addProgram(program)
    boxes.forEach(box => this.add(box))
  }
  protected override addCard(card: Card): void {
    super.addCard(card)
    const { name, behaviour } = card
    for (const program of programsOf(behaviour)) this.#addProgram(program)
    for (const [event, trigger] of Object.entries(behaviour.triggers) as [TriggerEvent, Trigger][])
      this.#triggers.set(event, (this.#triggers.get(event) ?? new Map()).set(name, trigger))
  }
  /** Adds a program and all programs that its steps start. */
  #addProgram(program: AnyProgram): void {
    const known = this.#programs.get(program.name)
    if (known === program) return
    if (known) throw new Error(`two programs are called ${program.name}`)
    this.#programs.set(program.name, program)
    for (const { starts = [] } of program.steps) for (const started of starts) this.#addProgram(started)
  }
  get programs(): readonly AnyProgram[] {
    return [...this.#programs.values()]
  }
  program(name: string): AnyProgram {
    const program = this.#programs.get(name)
    if (!program) throw new GameError('bad-state', `unknown program “${name}” in the saved state`)
    return program
  }
  triggersFor(event: TriggerEvent): ReadonlyMap<CardName, Trigger> | undefined {
    return this.#triggers.get(event)
  }
}

const catalogues = new Map<string, Catalogue>()
let latest: Catalogue | undefined
/** Only `dungeonGame` calls it, once per game. */
export function enterCatalogue(catalogue: Catalogue): void {
  if (catalogues.has(catalogue.game)) throw new Error(`two games are called ${catalogue.game}`)
  catalogues.set(catalogue.game, catalogue)
}
/** Returns the catalogue of a state, a view or any other object that names its game. */
export function catalogueOf({ game }: { readonly game: string }): Catalogue {
  if (latest?.game === game) return latest
  const catalogue = catalogues.get(game)
  if (!catalogue) throw new Error(`no game called “${game}” was assembled; dungeonGame() assembles one`)
  latest = catalogue
  return catalogue
}

// Look-ups by the catalogue of a state

export const programOf = (s: State, { program }: Frame): AnyProgram => catalogueOf(s).program(program)
export const roomFacts = (s: State, card: CardName): RoomFacts => catalogueOf(s).roomFacts(card)
export const spellFacts = (s: State, card: CardName): SpellFacts => catalogueOf(s).spellFacts(card)
export const bossFacts = (s: State, card: CardName): BossFacts => catalogueOf(s).bossFacts(card)
export const heroFacts = (s: State, name: HeroName): HeroFacts => catalogueOf(s).heroFacts(name)
export const itemFacts = (s: State, name: ItemName): ItemFacts => catalogueOf(s).itemFacts(name)
export const behaviourOf = (s: State, card: CardName): Behaviour => catalogueOf(s).behaviourOf(card)
export const kindOf = (s: State, name: string): CardKind | undefined => catalogueOf(s).kindOf(name)
export const boxOf = (s: State, id: string): CardBox => catalogueOf(s).boxOf(id)
export const triggersFor = (s: State, event: TriggerEvent): ReadonlyMap<CardName, Trigger> | undefined =>
  catalogueOf(s).triggersFor(event)
