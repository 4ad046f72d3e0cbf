// Writes a running game as a situation. A situation begins with a phase, so what this phase has begun is left out.
import { type JsonObject, type RawOptions, type SituationWords, seatName, type Viewer } from '../../kernel/index.ts'
import { souls } from '../engine/queries.ts'
import { hasBoard } from '../engine/rulesets.ts'
import { cardOf, hasSetPrefix } from '../model/card-ids.ts'
import { landmarks, type Player, type Seat, type State } from '../model/state.ts'

type Zones = { readonly [zone: string]: unknown }

export function wordsFor(s: State, zones: Zones, viewer: Viewer, options: RawOptions): SituationWords {
  const { players: _, ...chosen } = options
  const start: JsonObject = { players: s.players.length, ...chosen, phase: s.phase }
  if (s.players.some(({ dealt }) => dealt.length > 0)) return choosingBosses(s, viewer, start)
  const name = nameIn(s)
  const texts = (zone: unknown): readonly string[] => (Array.isArray(zone) ? zone.map(text => name(String(text))) : [])
  const words: JsonObject = {
    ...start,
    ...(s.phase !== 'setup' && { round: s.round }),
    ...(hasBoard(s.game) && { firstPlayer: zones.firstPlayer }),
    ...named({ town: texts(zones.town), discard: texts(zones.discard), ...boardTexts(s, zones, texts) }),
    ...Object.fromEntries(landmarks.flatMap(landmark => texts(zones[landmark]).map(hero => [landmark, hero]))),
    ...Object.fromEntries(s.players.map((p, seat) => [seatName(seat), playerWords(s, p, seat, zones, texts)])),
  }
  return { words, gaps: gapsOf(s, viewer) }
}

/** In a game of several sets a name without the prefix of its set could mean two cards. */
const nameIn =
  (s: State) =>
  (text: string): string =>
    hasBoard(s.game)
      ? text
          .split('+')
          .map(part =>
            /^-?\d+$|^(?:off|down|awake|stunned)$/.test(part) || hasSetPrefix(part) ? part : `boss-monster-${part}`,
          )
          .join('+')
      : text
/** Leaves empty lists out. */
const named = (lists: Readonly<Record<string, readonly string[]>>): JsonObject =>
  Object.fromEntries(Object.entries(lists).filter(([, texts]) => texts.length > 0))

function boardTexts(s: State, zones: Zones, texts: (zone: unknown) => readonly string[]) {
  if (!s.board) return {}
  const { itemsWaiting, carried, tokens } = zones
  // Heroes in play are found by their full names.
  const asWritten = (zone: unknown) => (Array.isArray(zone) ? zone.map(String) : [])
  return {
    market: texts(zones.market),
    tavern: texts(zones.tavern),
    itemsWaiting: asWritten(itemsWaiting),
    carried: asWritten(carried),
    tokens: asWritten(tokens),
  }
}

function playerWords(
  s: State,
  p: Player,
  seat: Seat,
  zones: Zones,
  texts: (zone: unknown) => readonly string[],
): JsonObject {
  const own = zones[seatName(seat)] as Zones
  // A soul of this round may be lost again.
  const gained = Math.min(p.tally.gained, souls(s, seat))
  const defeated = Math.min(p.tally.defeated, gained)
  const inside = own.inside === null ? [] : [own.inside]
  const entrance = Array.isArray(own.entrance) ? own.entrance : []
  const minion = s.board ? cardOf(s.board.minions[seat]!) : ''
  return {
    ...(p.boss !== '' && { boss: texts([p.boss])[0] }),
    ...named({
      dungeon: texts(own.dungeon),
      rooms: texts(own.rooms),
      spells: texts(own.spells),
      entrance: texts([...inside, ...entrance]),
      slain: texts(own.slain),
      survivors: texts(own.survivors),
    }),
    ...(p.leveled && { leveled: true }),
    ...(defeated > 0 && { defeated }),
    ...(gained > defeated && { healed: gained - defeated }),
    ...(minion !== '' && { minion }),
    ...(s.board && { coins: p.coins }),
  }
}

/** A player has nothing but dealt bosses until all have chosen. */
function choosingBosses(s: State, viewer: Viewer, start: JsonObject): SituationWords {
  const own = viewer === 'spectator' ? undefined : s.players[viewer]
  const name = nameIn(s)
  const dealt = own && own.dealt.length > 0 ? { [seatName(viewer as Seat)]: { dealt: own.dealt.map(name) } } : {}
  return { words: { ...start, phase: 'setup', ...dealt }, gaps: ['The bosses of the others are dealt at random.'] }
}

function gapsOf(s: State, viewer: Viewer): string[] {
  const effects = [...new Set(s.lasting.filter(({ effect }) => effect !== 'stunned').map(({ why }) => why))]
  const out = s.players.flatMap((p, seat) => (p.out ? [seatName(seat)] : []))
  const inside = s.players.flatMap((p, seat) => (p.walker ? [seatName(seat)] : []))
  const others = s.players.flatMap((p, seat) =>
    seat !== viewer &&
    (p.rooms.length > 0 || p.spells.length > 0 || p.dungeon.some(room => room.faceDown && room.by !== viewer))
      ? [seatName(seat)]
      : [],
  )
  return [
    `The phase “${s.phase}” begins anew: choices already made in it are to be made again.`,
    ...(others.length > 0 ? [`Hands and face-down rooms of ${others.join(', ')} are made up: they are hidden.`] : []),
    ...(s.pending.length > 0
      ? [`Left out, because not resolved yet: ${s.pending.map(f => cardOf(f.v.self)).join(', ')}.`]
      : []),
    ...(effects.length > 0 ? [`Left out, effects until the end of the round: ${effects.join(', ')}.`] : []),
    ...(inside.length > 0 ? [`The hero inside the dungeon of ${inside.join(', ')} is back at the entrance.`] : []),
    ...(out.length > 0 ? [`${out.join(', ')} had left the game.`] : []),
  ]
}
