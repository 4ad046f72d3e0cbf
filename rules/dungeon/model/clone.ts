import type { Board, Frame, Hero, Player, Room, State } from './state.ts'

/**
 * Asks, answers, records, tallies' lists and the values of variables are never changed in place, so copies share them.
 */
export const clone = (s: State): State => ({
  game: s.game,
  version: s.version,
  sets: s.sets,
  variants: s.variants,
  random: [s.random[0], s.random[1], s.random[2], s.random[3]],
  serial: s.serial,
  round: s.round,
  phase: s.phase,
  order: s.order,
  active: s.active,
  players: s.players.map(clonePlayer),
  town: s.town.map(cloneHero),
  board: s.board && cloneBoard(s.board),
  decks: { rooms: s.decks.rooms.slice(), spells: s.decks.spells.slice() },
  heroes: { ordinary: s.heroes.ordinary.slice(), epic: s.heroes.epic.slice() },
  revealed: s.revealed,
  discard: s.discard.slice(),
  removed: s.removed.slice(),
  lasting: s.lasting,
  once: s.once,
  entered: s.entered,
  waiting: s.waiting,
  levelUpsWaiting: s.levelUpsWaiting,
  sights: s.sights,
  stack: s.stack.map(cloneFrame),
  pending: s.pending.map(cloneFrame),
  asks: s.asks,
  answers: s.answers,
  news: [],
  result: s.result,
})
const cloneFrame = (f: Frame): Frame => ({ program: f.program, pc: f.pc, id: f.id, v: { ...f.v } })
const cloneRoom = (r: Room): Room => ({
  id: r.id,
  card: r.card,
  faceDown: r.faceDown,
  off: r.off,
  under: r.under,
  by: r.by,
  counters: r.counters,
  awake: r.awake,
})
const cloneHero = (h: Hero): Hero => ({
  name: h.name,
  revealed: h.revealed,
  damage: h.damage,
  bonus: h.bonus,
  at: h.at,
  room: h.room,
  sentTo: h.sentTo,
  skips: h.skips,
  waits: h.waits,
  met: h.met,
  spared: h.spared,
})
const cloneMaybe = (h: Hero | null): Hero | null => h && cloneHero(h)
const cloneBoard = (b: Board): Board => ({
  market: b.market.slice(),
  landmarks: {
    temple: cloneMaybe(b.landmarks.temple),
    stadium: cloneMaybe(b.landmarks.stadium),
    library: cloneMaybe(b.landmarks.library),
    hideout: cloneMaybe(b.landmarks.hideout),
  },
  tavern: b.tavern.map(cloneHero),
  minions: b.minions,
  cameUpShort: b.cameUpShort,
  items: b.items.slice(),
  itemsWaiting: b.itemsWaiting.slice(),
  carried: b.carried,
})
const clonePlayer = (p: Player): Player => ({
  boss: p.boss,
  dealt: p.dealt,
  rooms: p.rooms.slice(),
  spells: p.spells.slice(),
  dungeon: p.dungeon.map(cloneRoom),
  entrance: p.entrance.map(cloneHero),
  walker: p.walker && cloneHero(p.walker),
  slain: p.slain.slice(),
  survivors: p.survivors.slice(),
  leveled: p.leveled,
  out: p.out,
  coins: p.coins,
  tally: { ...p.tally },
})
