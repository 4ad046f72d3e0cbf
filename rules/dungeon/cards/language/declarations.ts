// Declares a card: trap('dark-altar', facts, part, part, …). A part adds one piece of behaviour to the card. Parts with
// steps contain a program, with a readable name. A card is a value; its box lists it.
import type {
  Behaviour,
  BossCard,
  BossFacts,
  CastIn,
  Declared,
  HeroCard,
  HeroFacts,
  ItemCard,
  ItemFacts,
  RoomCard,
  RoomFacts,
  SpellCard,
  SpellFacts,
  TriggerCondition,
  TriggerEvent,
  TriggerEvents,
} from '../../engine/cards.ts'
import { type Body, type Fits, flat } from '../../engine/combinators.ts'
import { endEarly } from '../../engine/interpreter.ts'
import { createProgram, type Step } from '../../engine/programs.ts'
import { canAct, locateRoom } from '../../engine/queries.ts'
import type { CardName, EffectVars, HeroName, ItemName, State, Treasure } from '../../model/state.ts'
import type { Topic } from '../../model/topics.ts'

type CardDraft = Behaviour & { readonly name: CardName; readonly phase: CastIn }
type CardPart = (draft: CardDraft) => void
function behaviourFrom(name: CardName, parts: readonly CardPart[], phase: CastIn = 'both'): Behaviour {
  const draft: CardDraft = { name, phase, cast: [], activated: [], fromHand: [], triggers: {} }
  for (const part of parts) part(draft)
  return draft
}

type Advanced = { readonly advanced?: true }
type PrintedRoom = Pick<RoomFacts, 'damage' | 'copies'> &
  Advanced & { readonly treasure: Treasure | readonly Treasure[] }
const asList = (treasure: Treasure | readonly Treasure[]): readonly Treasure[] =>
  typeof treasure === 'string' ? [treasure] : treasure
/** `monster('golem-factory', { damage: 2, treasure: 'fighter', copies: 3 }, on('hero-dies', here, …))` */
export const monster = (name: CardName, facts: PrintedRoom, ...parts: CardPart[]): RoomCard =>
  room('monster', name, facts, parts)
export const trap = (name: CardName, facts: PrintedRoom, ...parts: CardPart[]): RoomCard =>
  room('trap', name, facts, parts)
const room = (kind: RoomFacts['kind'], name: CardName, facts: PrintedRoom, parts: readonly CardPart[]): RoomCard => ({
  kind: 'room',
  name,
  facts: { advanced: false, ...facts, treasure: asList(facts.treasure), kind },
  behaviour: behaviourFrom(name, parts),
})
/** `item('holy-hand-mirror', { treasure: 'cleric', health: 2 }, looted(drawSpells(1)))` */
export const item = (name: ItemName, facts: ItemFacts, ...parts: CardPart[]): ItemCard => ({
  kind: 'item',
  name,
  facts,
  behaviour: behaviourFrom(name, parts),
})
/** `spell('freeze', { phase: 'both', copies: 4 }, cast(choose('room', anyRoom), declare, deactivate))` */
export const spell = (name: CardName, facts: SpellFacts, ...parts: CardPart[]): SpellCard => ({
  kind: 'spell',
  name,
  facts,
  behaviour: behaviourFrom(name, parts, facts.phase),
})
/** `boss('gorgona', { xp: 500, treasure: 'thief' }, levelUp(…))` */
export const boss = (
  name: CardName,
  facts: Omit<BossFacts, 'treasure'> & { treasure: Treasure },
  ...parts: CardPart[]
): BossCard => ({
  kind: 'boss',
  name,
  facts: { ...facts, treasure: [facts.treasure] },
  behaviour: behaviourFrom(name, parts),
})
interface PrintedHero {
  readonly epic?: boolean
  readonly treasure: Treasure | readonly Treasure[]
  readonly health: number
  readonly players: HeroFacts['players']
  readonly solo?: boolean
}
/**
 * `hero('the-fool', { treasure: [], health: 2, players: 2 }, luredBy(…))`. An ordinary hero is worth 1, an epic one 2
 * (BM-12, BM-13).
 */
export const hero = (
  name: HeroName,
  { epic = false, treasure, health, players, solo = false }: PrintedHero,
  ...parts: CardPart[]
): HeroCard => {
  const worth = epic ? 2 : 1
  return {
    kind: 'hero',
    name,
    facts: { epic, treasure: asList(treasure), health, players, solo, souls: worth, wounds: worth },
    behaviour: behaviourFrom(name, parts),
  }
}

/**
 * The last step of a spell. A spell card is in its own frame while it is pending, and then goes to the discard pile
 * (BM-17).
 */
const toDiscardPile: Step = {
  run: (s, f) => {
    s.discard.push(f.v.self)
  },
}
const numbered = (name: string, kind: string, among: readonly unknown[]): string =>
  among.length === 0 ? `${name}/${kind}` : `${name}/${kind}-${among.length + 1}`

/** Variables of a spell. `cast` is set when the card has left the hand. */
export type Caster = EffectVars & { cast?: true }
/** The effect of a spell. A spell with two `cast` parts has two modes; the caster chooses one when casting (NL-54). */
export const cast =
  <S extends Body>(...steps: S & Fits<S, Caster>): CardPart =>
  draft => {
    const program = createProgram(numbered(draft.name, 'spell', draft.cast), draft.name, flat(steps), [toDiscardPile])
    draft.cast.push({ program, phase: draft.phase, answers: null })
  }
/** The effect of a spell that responds to a declared spell or ability. */
export const castAgainst =
  <S extends Body>(answers: 'spell' | 'ability', ...steps: S & Fits<S, Caster>): CardPart =>
  draft => {
    const program = createProgram(numbered(draft.name, 'spell', draft.cast), draft.name, flat(steps), [toDiscardPile])
    draft.cast.push({ program, phase: draft.phase, answers })
  }
type Limits = { readonly phase?: CastIn; readonly answers?: Declared['answers'] }
/**
 * An ability that its owner announces or pays for (BM-160). `activated({}, choose('card', inDiscard), destroySelf,
 * declare, takeIt)`
 */
export const activated =
  <S extends Body>({ phase = 'both', answers = null }: Limits, ...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.activated.push({ program: createProgram(`${draft.name}/activated`, draft.name, flat(steps)), phase, answers })
  }
/** An ability of a room card that works while the card is in the hand. */
export const fromHand =
  <S extends Body>({ phase = 'both', answers = null }: Limits, ...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.fromHand.push({ program: createProgram(`${draft.name}/from-hand`, draft.name, flat(steps)), phase, answers })
  }
/**
 * The effect when the boss levels up. Abilities that last "from now on" are ordinary parts of the boss; they work after
 * the level-up.
 */
export const levelUp =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.levelUp = createProgram(`${draft.name}/level-up`, draft.name, flat(steps))
  }
/**
 * A when-built effect is lost if its room was covered or left play. It waits while the room is deactivated (BM-215).
 */
const stillBuilt: Step = {
  commutes: true,
  run: (s, f) => {
    if (canAct(s, f.v)) return
    endEarly(s, f)
    if (locateRoom(s, f.v.self)?.room.off) s.waiting = [...s.waiting, f.v.self]
  },
}
export const whenBuilt =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.whenBuilt = createProgram(`${draft.name}/when-built`, draft.name, [stillBuilt, ...flat(steps)])
  }
export const whenBuiltOrUncovered =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.whenBuilt = draft.whenUncovered = createProgram(`${draft.name}/when-built`, draft.name, [
      stillBuilt,
      ...flat(steps),
    ])
  }
export const whenDestroyed =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.whenDestroyed = createProgram(`${draft.name}/when-destroyed`, draft.name, flat(steps))
  }
/** The effect of a hero that survived the dungeon; `you` is the dungeon's owner. */
export const whenSurvived =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.whenSurvived = createProgram(`${draft.name}/when-survived`, draft.name, flat(steps))
  }
/**
 * A triggered effect (BM-226): runs at this event if the condition holds. `on('hero-dies', here, oncePerRound,
 * drawRooms(1))`
 */
export const on =
  <E extends TriggerEvent, S extends Body>(
    event: E,
    condition: TriggerCondition<E>,
    ...steps: S & Fits<S, EffectVars & TriggerEvents[E]>
  ): CardPart =>
  draft => {
    const body = flat(steps)
    const isUsedUp = (s: State, self: string): boolean =>
      s.once.includes(self) && body.some(step => step.oncePerRound?.(s))
    const applies = (s: State, v: EffectVars): boolean =>
      canAct(s, v) && !isUsedUp(s, v.self) && condition(s, v as EffectVars & TriggerEvents[E])
    // Checks again when the effect starts, because an earlier effect of the same event may have changed the table. Effects
    // that commute change nothing that a condition reads, except the counters of their own room.
    const recheck: Step = {
      commutes: true,
      run: (s, f) => {
        if (!applies(s, f.v)) endEarly(s, f)
      },
    }
    const program = createProgram(`${draft.name}/${event}`, draft.name, [recheck, ...body])
    Object.assign(draft.triggers, { [event]: { program, test: applies } })
  }
/** Topics of behaviour that is a function and not made of steps: `deals(…), topics('adjacent')` */
export const topics =
  (...topics: readonly Topic[]): CardPart =>
  draft => {
    draft.topics = [...(draft.topics ?? []), ...topics]
  }
/** A continuous effect on the damage of rooms in the same dungeon. `deals((s, me, room, damage) => …)` */
export const deals =
  (damage: NonNullable<Behaviour['damage']>): CardPart =>
  draft => {
    draft.damage = damage
  }
export const cannotBeCoveredBy =
  (refusesCover: NonNullable<Behaviour['refusesCover']>): CardPart =>
  draft => {
    draft.refusesCover = refusesCover
  }
export const healthGrows =
  (health: NonNullable<Behaviour['health']>): CardPart =>
  draft => {
    draft.health = health
  }
/** An action space (SB-158) on a room, or on a boss that levelled up. `minionAction(thisDealsMore(2))` */
export const minionAction =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.minionAction = createProgram(`${draft.name}/minion`, draft.name, flat(steps))
  }
/** The effect of an item when its bearer dies in your dungeon. */
export const looted =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  draft => {
    draft.looted = createProgram(`${draft.name}/looted`, draft.name, flat(steps))
  }
/** The room deals no damage until it wakes up (SB-322). */
export const sleeps: CardPart = draft => {
  draft.sleeps = true
}
/** The room always deals its base damage, unless stunned: no counters and no bonus. */
export const steady: CardPart = draft => {
  draft.fixedDamage = true
}
export const alsoShows =
  (extraTreasure: NonNullable<Behaviour['extraTreasure']>): CardPart =>
  draft => {
    draft.extraTreasure = extraTreasure
  }
/** The hero goes straight to a landmark when it is revealed (SB-65). */
export const goesTo =
  (landmark: NonNullable<Behaviour['goesTo']>): CardPart =>
  draft => {
    draft.goesTo = landmark
  }
export const shielded =
  (shield: NonNullable<Behaviour['shield']>): CardPart =>
  draft => {
    draft.shield = shield
  }
export const cheatsDeath: CardPart = draft => {
  draft.cheatsDeath = true
}
export const spellproof: CardPart = draft => {
  draft.spellproof = true
}
export const luredBy =
  (lure: NonNullable<Behaviour['lure']>): CardPart =>
  draft => {
    draft.lure = lure
  }
export const skips =
  (skipsRoom: NonNullable<Behaviour['skips']>): CardPart =>
  draft => {
    draft.skips = skipsRoom
  }
