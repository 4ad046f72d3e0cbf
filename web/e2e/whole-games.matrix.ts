// All whole dungeon games: `npm run e2e:matrix`.
import { testWholeGames, wholeGames } from './support/whole-game-list.ts'

testWholeGames(wholeGames)
