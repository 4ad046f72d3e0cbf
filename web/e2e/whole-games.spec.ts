// Whole games of the dungeon games, as many as meet every pair of game, number of players and way. All: `npm run e2e:matrix`.
import { pairwise, testWhole, wholeGames } from './support/whole-game-list.ts'

testWhole(pairwise(wholeGames))
