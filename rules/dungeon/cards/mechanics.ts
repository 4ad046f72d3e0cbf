// The mechanics of a card, computed from its declaration. A card can have several.
import { type Behaviour, programsOf, type TriggerEvent } from '../engine/cards.ts'
import { topicsOf } from '../engine/programs.ts'
import type { Topic } from '../model/topics.ts'

type MechanicTest = (behaviour: Behaviour) => boolean
const triggersOn =
  (event: TriggerEvent): MechanicTest =>
  ({ triggers }) =>
    event in triggers
const respondsTo =
  (answers: 'spell' | 'ability' | null): MechanicTest =>
  ({ cast, activated, fromHand }) =>
    [...cast, ...activated, ...fromHand].some(declared => declared.answers === answers)

/** In the order of the documentation and the filters. */
const mechanics = {
  'two-modes': ({ cast }) => cast.length > 1,
  cast: ({ cast }) => cast.length === 1 && cast[0]!.answers === null,
  'answers-spell': respondsTo('spell'),
  'answers-ability': respondsTo('ability'),
  activated: ({ activated }) => activated.some(({ answers }) => answers === null),
  'from-hand': ({ fromHand }) => fromHand.length > 0,
  'minion-action': ({ minionAction }) => minionAction !== undefined,
  'level-up': ({ levelUp }) => levelUp !== undefined,
  'when-built': ({ whenBuilt }) => whenBuilt !== undefined,
  'when-uncovered': ({ whenUncovered }) => whenUncovered !== undefined,
  'when-destroyed': ({ whenDestroyed }) => whenDestroyed !== undefined,
  'room-built': triggersOn('room-built'),
  'room-destroyed': triggersOn('room-destroyed'),
  'card-discarded': triggersOn('card-discarded'),
  'took-from-discard': triggersOn('took-from-discard'),
  'hero-enters-dungeon': triggersOn('hero-enters-dungeon'),
  'hero-enters': triggersOn('hero-enters'),
  'hero-leaves': triggersOn('hero-leaves'),
  'hero-dies': triggersOn('hero-dies'),
  'spell-played': triggersOn('spell-played'),
  'spell-resolves': triggersOn('spell-resolves'),
  'spell-resolved': triggersOn('spell-resolved'),
  'round-ends': triggersOn('round-ends'),
  'would-draw': triggersOn('would-draw'),
  'would-discard': triggersOn('would-discard'),
  damage: ({ damage }) => damage !== undefined,
  sleeps: ({ sleeps }) => sleeps !== undefined,
  steady: ({ fixedDamage }) => fixedDamage !== undefined,
  shows: ({ extraTreasure }) => extraTreasure !== undefined,
  coverless: ({ refusesCover }) => refusesCover !== undefined,
  health: ({ health }) => health !== undefined,
  lure: ({ lure }) => lure !== undefined,
  'goes-to': ({ goesTo }) => goesTo !== undefined,
  skips: ({ skips }) => skips !== undefined,
  shield: ({ shield }) => shield !== undefined,
  'cheats-death': ({ cheatsDeath }) => cheatsDeath !== undefined,
  spellproof: ({ spellproof }) => spellproof !== undefined,
  'when-survived': ({ whenSurvived }) => whenSurvived !== undefined,
  looted: ({ looted }) => looted !== undefined,
} satisfies { readonly [mechanic: string]: MechanicTest } & { readonly [M in TriggerEvent]: MechanicTest }
export type Mechanic = keyof typeof mechanics
export const isMechanic = (word: string): word is Mechanic => Object.hasOwn(mechanics, word)
export const allMechanics: readonly Mechanic[] = Object.keys(mechanics).filter(isMechanic)

/** Empty for a card without an ability. */
export function mechanicsOf(behaviour: Behaviour): readonly Mechanic[] {
  return allMechanics.filter(mechanic => (mechanics[mechanic] as MechanicTest)(behaviour))
}

/** The topics of a card, without duplicates: those of the steps of its effects, and those that it declares. */
export const topicsOfCard = (behaviour: Behaviour): readonly Topic[] => [
  ...new Set([...(behaviour.topics ?? []), ...programsOf(behaviour).flatMap(topicsOf)]),
]
