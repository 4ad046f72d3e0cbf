// How a card is written: room('dark-altar', facts, part, part, …). Parts put programs on record under readable names.
import {
  type Behaviour,
  type BossFacts,
  type CastIn,
  type Declared,
  type HeroFacts,
  type ItemFacts,
  type RoomFacts,
  registerCard,
  type SpellFacts,
  type TriggerCondition,
  type TriggerEvent,
  type TriggerEvents,
} from '../../engine/card-registry.ts'
import { type Body, type Fits, flat, oncePerRound } from '../../engine/combinators.ts'
import { define, endEarly, type Step } from '../../engine/interpreter.ts'
import { canAct, locateRoom } from '../../engine/queries.ts'
import type { CardKind } from '../../model/card-ids.ts'
import type { CardName, EffectVars, HeroName, Treasure } from '../../model/state.ts'
import type { Topic } from '../../model/topics.ts'

type CardDraft = Behaviour & { readonly name: CardName; readonly phase: CastIn }
type CardPart = (sheet: CardDraft) => void
function write<K extends CardKind>(
  kind: K,
  name: CardName,
  facts: Parameters<typeof registerCard<K>>[2],
  parts: readonly CardPart[],
  phase: CastIn = 'both',
): CardName {
  const sheet: CardDraft = { name, phase, cast: [], activated: [], fromHand: [], triggers: {} }
  for (const part of parts) part(sheet)
  registerCard(kind, name, facts, sheet)
  return name
}

type Advanced = { readonly advanced?: true }
type Printed = Pick<RoomFacts, 'damage' | 'copies'> & Advanced & { readonly treasure: Treasure | readonly Treasure[] }
const list = (treasure: Treasure | readonly Treasure[]): readonly Treasure[] =>
  typeof treasure === 'string' ? [treasure] : treasure
/** `monster('golem-factory', { damage: 2, treasure: 'fighter', copies: 3 }, on('hero-dies', here, …))` */
export const monster = (name: CardName, facts: Printed, ...parts: CardPart[]): CardName =>
  write('room', name, { advanced: false, ...facts, treasure: list(facts.treasure), kind: 'monster' }, parts)
export const trap = (name: CardName, facts: Printed, ...parts: CardPart[]): CardName =>
  write('room', name, { advanced: false, ...facts, treasure: list(facts.treasure), kind: 'trap' }, parts)
/** `item('holy-hand-mirror', { treasure: 'cleric', health: 2 }, looted(drawSpells(1)))` */
export const item = (name: string, facts: ItemFacts, ...parts: CardPart[]): string => write('item', name, facts, parts)
/** `spell('freeze', { phase: 'both', copies: 4 }, cast(choose('room', anyRoom), declare, deactivate))` */
export const spell = (name: CardName, facts: SpellFacts, ...parts: CardPart[]): CardName =>
  write('spell', name, facts, parts, facts.phase)
/** `boss('gorgona', { xp: 500, treasure: 'thief' }, levelUp(…))` */
export const boss = (
  name: CardName,
  facts: Omit<BossFacts, 'treasure'> & { treasure: Treasure },
  ...parts: CardPart[]
): CardName => write('boss', name, { ...facts, treasure: [facts.treasure] }, parts)
interface Worth {
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
  { epic = false, treasure, health, players, solo = false }: Worth,
  ...parts: CardPart[]
): HeroName => {
  const worth = epic ? 2 : 1
  return write(
    'hero',
    name,
    { epic, treasure: list(treasure), health, players, solo, souls: worth, wounds: worth },
    parts,
  )
}

/** A spell's card lies in its own frame while it waits, and goes to the pile when it is done (BM-17). */
const toPile: Step = {
  run: (s, f) => {
    s.discard.push(f.v.self)
  },
}
const numbered = (name: string, kind: string, among: readonly unknown[]): string =>
  among.length === 0 ? `${name}/${kind}` : `${name}/${kind}-${among.length + 1}`

/** `cast` is set once the card has left the hand. */
export type Caster = EffectVars & { cast?: true }
/** What a spell does. Written twice, it has two modes, and one is chosen when it is cast (NL-54). */
export const cast =
  <S extends Body>(...steps: S & Fits<S, Caster>): CardPart =>
  sheet => {
    const program = define(numbered(sheet.name, 'spell', sheet.cast), sheet.name, flat(steps), [toPile])
    sheet.cast.push({ program, phase: sheet.phase, answers: null })
  }
/** A spell that answers a declared spell or ability. */
export const castAgainst =
  <S extends Body>(answers: 'spell' | 'ability', ...steps: S & Fits<S, Caster>): CardPart =>
  sheet => {
    const program = define(numbered(sheet.name, 'spell', sheet.cast), sheet.name, flat(steps), [toPile])
    sheet.cast.push({ program, phase: sheet.phase, answers })
  }
type Limits = { readonly phase?: CastIn; readonly answers?: Declared['answers'] }
/**
 * An ability that is announced or paid for (BM-160). `activated({}, choose('card', inDiscard), destroySelf, declare,
 * takeFromDiscard)`
 */
export const activated =
  <S extends Body>({ phase = 'both', answers = null }: Limits, ...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.activated.push({ program: define(`${sheet.name}/activated`, sheet.name, flat(steps)), phase, answers })
  }
/** An ability of a room card in the hand. */
export const fromHand =
  <S extends Body>({ phase = 'both', answers = null }: Limits, ...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.fromHand.push({ program: define(`${sheet.name}/from-hand`, sheet.name, flat(steps)), phase, answers })
  }
/**
 * What happens when the boss reaches five rooms; abilities "from now on" are ordinary parts of the boss, which work
 * once it has.
 */
export const levelUp =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.levelUp = define(`${sheet.name}/level-up`, sheet.name, flat(steps))
  }
/** A when-built effect whose room was covered or left play is lost; if the room is deactivated, it waits (BM-215). */
const stillBuilt: Step = {
  run: (s, f) => {
    if (canAct(s, f.v)) return
    endEarly(f)
    if (locateRoom(s, f.v.self)?.room.off) s.waiting = [...s.waiting, f.v.self]
  },
}
export const whenBuilt =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.whenBuilt = define(`${sheet.name}/when-built`, sheet.name, [stillBuilt, ...flat(steps)])
  }
export const whenBuiltOrUncovered =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.whenBuilt = sheet.whenUncovered = define(`${sheet.name}/when-built`, sheet.name, [stillBuilt, ...flat(steps)])
  }
export const whenDestroyed =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.whenDestroyed = define(`${sheet.name}/when-destroyed`, sheet.name, flat(steps))
  }
/** Of a hero: when it has reached the boss; `you` is the dungeon's owner. */
export const whenSurvived =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.whenSurvived = define(`${sheet.name}/when-survived`, sheet.name, flat(steps))
  }
/**
 * A triggered effect (BM-226): at this moment, if the test holds. `on('hero-dies', here, oncePerRound, drawRooms(1))`
 */
export const on =
  <E extends TriggerEvent, S extends Body>(
    moment: E,
    test: TriggerCondition<E>,
    ...steps: S & Fits<S, EffectVars & TriggerEvents[E]>
  ): CardPart =>
  sheet => {
    const body = flat(steps)
    const once = oncePerRound.steps[0]!
    const limited = body.includes(once)
    const waits = (s: Parameters<TriggerCondition<E>>[0], v: EffectVars): boolean =>
      canAct(s, v) && !(limited && s.once.includes(v.self)) && test(s, v as EffectVars & TriggerEvents[E])
    // Looked at again when its turn comes: an effect before it may have changed everything.
    const still: Step = {
      run: (s, f) => {
        if (!waits(s, f.v)) endEarly(f)
      },
    }
    const program = define(`${sheet.name}/${moment}`, sheet.name, [still, ...body])
    Object.assign(sheet.triggers, { [moment]: { program, test: waits } })
  }
/** What an effect speaks of that is written as a function: `deals(…), speaksOf('adjacent')` */
export const topics =
  (...topics: readonly Topic[]): CardPart =>
  sheet => {
    sheet.topics = [...(sheet.topics ?? []), ...topics]
  }
/** A continuous effect on the damage of rooms in the same dungeon. `deals((s, me, room, n) => …)` */
export const deals =
  (damage: NonNullable<Behaviour['damage']>): CardPart =>
  sheet => {
    sheet.damage = damage
  }
export const cannotBeCoveredBy =
  (coverless: NonNullable<Behaviour['refusesCover']>): CardPart =>
  sheet => {
    sheet.refusesCover = coverless
  }
export const healthGrows =
  (health: NonNullable<Behaviour['health']>): CardPart =>
  sheet => {
    sheet.health = health
  }
/** An action space (SB-158): of a room, or of a boss that levelled up. `minionAction(thisDealsMore(2))` */
export const minionAction =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.minionAction = define(`${sheet.name}/minion`, sheet.name, flat(steps))
  }
/** Of an item: its bearer died in your dungeon. */
export const looted =
  <S extends Body>(...steps: S & Fits<S, EffectVars>): CardPart =>
  sheet => {
    sheet.looted = define(`${sheet.name}/looted`, sheet.name, flat(steps))
  }
/** Deals nothing until it was woken (SB-322). */
export const sleeps: CardPart = sheet => {
  sheet.sleeps = true
}
/** No counters, no bonus: always its base damage, unless stunned. */
export const steady: CardPart = sheet => {
  sheet.fixedDamage = true
}
export const alsoShows =
  (shows: NonNullable<Behaviour['extraTreasure']>): CardPart =>
  sheet => {
    sheet.extraTreasure = shows
  }
/** Of a hero: straight to a landmark when it is revealed (SB-65). */
export const goesTo =
  (landmark: NonNullable<Behaviour['goesTo']>): CardPart =>
  sheet => {
    sheet.goesTo = landmark
  }
export const shielded =
  (shield: NonNullable<Behaviour['shield']>): CardPart =>
  sheet => {
    sheet.shield = shield
  }
export const cheatsDeath: CardPart = sheet => {
  sheet.cheatsDeath = true
}
export const spellproof: CardPart = sheet => {
  sheet.spellproof = true
}
export const luredBy =
  (lure: NonNullable<Behaviour['lure']>): CardPart =>
  sheet => {
    sheet.lure = lure
  }
export const skips =
  (passesBy: NonNullable<Behaviour['skips']>): CardPart =>
  sheet => {
    sheet.skips = passesBy
  }
