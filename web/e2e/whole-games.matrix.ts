// All whole games: `npm run e2e:matrix`.
import { testWhole, wholeGames } from './support/whole-game-list.ts'

testWhole(wholeGames)
