// All whole games: `npm run e2e:matrix`.
import { testWhole, wholeGames } from './whole-games.ts'

testWhole(wholeGames)
