// What a card can do, as its declaration says. A card with several mechanics is found under each.
import { type Behaviour, behaviourOf, type TriggerEvent } from '../engine/card-registry.ts'
import { topicsOf } from '../engine/interpreter.ts'
import type { CardName } from '../model/state.ts'
import type { Topic } from '../model/topics.ts'

type Has = (behaviour: Behaviour) => boolean
const waitsFor =
  (moment: TriggerEvent): Has =>
  ({ triggers }) =>
    moment in triggers
const answering =
  (answers: 'spell' | 'ability' | null): Has =>
  ({ cast, activated, fromHand }) =>
    [...cast, ...activated, ...fromHand].some(declared => declared.answers === answers)

/** In the order in which a reader looks for them. */
const mechanics = {
  'two-modes': ({ cast }) => cast.length > 1,
  cast: ({ cast }) => cast.length === 1 && cast[0]!.answers === null,
  'answers-spell': answering('spell'),
  'answers-ability': answering('ability'),
  activated: ({ activated }) => activated.some(({ answers }) => answers === null),
  'from-hand': ({ fromHand }) => fromHand.length > 0,
  'minion-action': ({ minionAction }) => minionAction !== undefined,
  'level-up': ({ levelUp }) => levelUp !== undefined,
  'when-built': ({ whenBuilt }) => whenBuilt !== undefined,
  'when-uncovered': ({ whenUncovered }) => whenUncovered !== undefined,
  'when-destroyed': ({ whenDestroyed }) => whenDestroyed !== undefined,
  'room-built': waitsFor('room-built'),
  'room-destroyed': waitsFor('room-destroyed'),
  'card-discarded': waitsFor('card-discarded'),
  'took-from-discard': waitsFor('took-from-discard'),
  'hero-enters-dungeon': waitsFor('hero-enters-dungeon'),
  'hero-enters': waitsFor('hero-enters'),
  'hero-leaves': waitsFor('hero-leaves'),
  'hero-dies': waitsFor('hero-dies'),
  'spell-played': waitsFor('spell-played'),
  'spell-resolves': waitsFor('spell-resolves'),
  'spell-resolved': waitsFor('spell-resolved'),
  'round-ends': waitsFor('round-ends'),
  'would-draw': waitsFor('would-draw'),
  'would-discard': waitsFor('would-discard'),
  damage: ({ damage }) => damage !== undefined,
  sleeps: ({ sleeps }) => sleeps !== undefined,
  steady: ({ fixedDamage: steady }) => steady !== undefined,
  shows: ({ extraTreasure: shows }) => shows !== undefined,
  coverless: ({ refusesCover: coverless }) => coverless !== undefined,
  health: ({ health }) => health !== undefined,
  lure: ({ lure }) => lure !== undefined,
  'goes-to': ({ goesTo }) => goesTo !== undefined,
  skips: ({ skips }) => skips !== undefined,
  shield: ({ shield }) => shield !== undefined,
  'cheats-death': ({ cheatsDeath }) => cheatsDeath !== undefined,
  spellproof: ({ spellproof }) => spellproof !== undefined,
  'when-survived': ({ whenSurvived }) => whenSurvived !== undefined,
  looted: ({ looted }) => looted !== undefined,
} satisfies { readonly [mechanic: string]: Has } & { readonly [M in TriggerEvent]: Has }
export type Mechanic = keyof typeof mechanics
export const isMechanic = (word: string): word is Mechanic => Object.hasOwn(mechanics, word)
export const allMechanics: readonly Mechanic[] = Object.keys(mechanics).filter(isMechanic)

/** None for a card that is only its figures. */
export function mechanicsOf(card: CardName): readonly Mechanic[] {
  const behaviour = behaviourOf(card)
  return allMechanics.filter(mechanic => (mechanics[mechanic] as Has)(behaviour))
}

/** What a card speaks of, each once: by the words of its effects, and as it says itself. */
export function topicsOfCard(card: CardName): readonly Topic[] {
  const { topics = [], triggers, cast, activated, fromHand, ...behaviour } = behaviourOf(card)
  const { levelUp, whenBuilt, whenUncovered, whenDestroyed, whenSurvived, minionAction, looted } = behaviour
  const programs = [
    ...[...cast, ...activated, ...fromHand, ...Object.values(triggers)].map(({ program }) => program),
    ...[levelUp, whenBuilt, whenUncovered, whenDestroyed, whenSurvived, minionAction, looted],
  ]
  return [...new Set([...topics, ...programs.flatMap(program => (program === undefined ? [] : topicsOf(program)))])]
}
