// Reads the town board, the minions and the coins from a situation, and writes them back into one.
//
//   market: [trap-in-the-box]   temple: sister-halo   tavern: [king-lik, layabout]  (top hero first)
//   P1: { minion: stadium-treasure, coins: 2 }; for a minion on a room, its name: minion: minion-arena
//   itemDeck: [halo-polish]   itemsWaiting: [lucky-lockpick]   carried: [laliho+practice-sword]
//   tokens: [laliho+2, king-lik+-2]  (the sum of the health tokens of a hero)
import { asTexts, failAt, type JsonObject, type Path, readCount, readString, seatName } from '../../kernel/index.ts'
import { player } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import { cardOf, withSetPrefix } from '../model/card-ids.ts'
import { type Board, type Hero, landmarks, type Seat, type Space, type State } from '../model/state.ts'
import { type CardSupply, heroText, readHero, readHeroes } from './reader.ts'

export const boardPlayerWords = ['minion', 'coins']
export const boardWords = ['market', ...landmarks, 'tavern', 'itemDeck', 'itemsWaiting', 'carried', 'tokens']

export function readBoard(s: State, supply: CardSupply, words: JsonObject): void {
  const { board } = s
  if (!board) return
  board.market = asTexts(words.market, ['market']).map(([card, path]) => supply.takeRoomOrSpell(card, path))
  for (const landmark of landmarks)
    if (words[landmark] !== undefined)
      board.landmarks[landmark] = readHero(s, supply, readString(words[landmark], [landmark]), [landmark])
  board.tavern = readHeroes(s, supply, words.tavern, ['tavern']).reverse()
  readItems(board, supply, words)
  readCarried(s, board, supply, words.carried)
  readTokens(s, board, words.tokens)
}
/** Reads heroes in play with their items: `nimble-nell+lucky-lockpick`. */
function readCarried(s: State, board: Board, supply: CardSupply, value: unknown): void {
  asTexts(value, ['carried']).forEach(([text, path]) => {
    const [name = '', ...items] = text.split('+')
    const hero = findInPlay(s, board, name)?.name
    if (!hero || items.length === 0)
      return failAt(path, `expected a hero in play and its items, like laliho+practice-sword, not “${text}”`)
    const taken = items.map(item => supply.takeCard('item', item, path))
    board.carried = { ...board.carried, [hero]: [...(board.carried[hero] ?? []), ...taken] }
  })
}
function readTokens(s: State, board: Board, value: unknown): void {
  asTexts(value, ['tokens']).forEach(([text, path]) => {
    const [, name = '', sum] = /^(.*)\+(-?\d+)$/.exec(text) ?? []
    const hero = findInPlay(s, board, name)
    if (!hero) return failAt(path, `expected a hero in play and its health tokens, like laliho+2, not “${text}”`)
    hero.tokens = Number(sum)
  })
}
const heroesInPlay = (s: State, board: Board): Hero[] =>
  [
    ...[...s.town, ...board.tavern, ...Object.values(board.landmarks)],
    ...s.players.flatMap(p => [...p.entrance, p.walker]),
  ].filter(hero => hero !== null)
const findInPlay = (s: State, board: Board, name: string): Hero | undefined =>
  heroesInPlay(s, board).find(hero => [name, withSetPrefix('hero', name)].includes(hero.name))
/** The given items of `itemDeck` come next, in this order. */
function readItems(board: Board, supply: CardSupply, words: JsonObject): void {
  const read = (word: string) => asTexts(words[word], [word]).map(([item, path]) => supply.takeCard('item', item, path))
  board.itemsWaiting = read('itemsWaiting')
  board.items.push(...read('itemDeck').reverse())
}

export function readPlayerBoard(s: State, own: JsonObject, seat: Seat): void {
  const name = seatName(seat)
  if (own.coins !== undefined) player(s, seat).coins = readCount(own.coins, [name, 'coins'])
  if (own.minion === undefined) return
  const board = s.board!
  const path = [name, 'minion']
  board.minions = board.minions.with(seat, findSpace(s, seat, readString(own.minion, path), path))
}
function findSpace(s: State, seat: Seat, name: string, path: Path): Space {
  const { dungeon, boss } = player(s, seat)
  if (ruleSetOf(s).board!.spaces.includes(name)) return name
  if ([name, withSetPrefix('boss', name)].includes(boss)) return boss
  const room = dungeon.find(({ card }) => [name, withSetPrefix('room', name)].includes(card))
  return room?.id ?? failAt(path, `there is no action space “${name}” for this minion`)
}

export function boardZones(s: State): { readonly [zone: string]: unknown } {
  const { board } = s
  if (!board) return {}
  const onLandmark = (landmark: (typeof landmarks)[number]) => {
    const hero = board.landmarks[landmark]
    return hero ? [heroText(hero)] : []
  }
  return {
    market: [...board.market],
    ...Object.fromEntries(landmarks.map(landmark => [landmark, onLandmark(landmark)])),
    tavern: board.tavern.toReversed().map(heroText),
    itemDeck: board.items.toReversed(),
    itemsWaiting: [...board.itemsWaiting],
    carried: Object.entries(board.carried).map(([hero, items]) => [hero, ...items].join('+')),
    tokens: heroesInPlay(s, board).flatMap(({ name, tokens }) => (tokens === 0 ? [] : [`${name}+${tokens}`])),
  }
}
export const boardPlayerZones = ({ board, players }: State, seat: Seat): { readonly [zone: string]: unknown } =>
  board ? { minion: cardOf(board.minions[seat]!) || null, coins: players[seat]!.coins } : {}
