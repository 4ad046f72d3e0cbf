// Whole dungeon games: a pairwise selection by game, player count and input method. `npm run e2e:matrix` plays all of them.
import { pairwise, testWholeGames, wholeGames } from './support/whole-game-list.ts'

testWholeGames(pairwise(wholeGames))
