// Counts the clicks that a person needs for a whole game against three bots. A greedy bot chooses for the person.
import { botInputFor, bots } from '@overlair/bots'
import { dungeonAutoPass } from '@overlair/play/auto-pass/dungeon/index'
import { type LookaheadPosition, lookaheadFrom } from '@overlair/play/lookahead'
import { knowledgeOf } from '@overlair/play/match/automatic'
import { bossMonster, type Choice, nextLevel, superBossMonster, type View } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import { type Choice as AnyChoice, type Ask, type Game, randomSource, seal } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { instructionsAtStart, setStops } from '../auto-pass/stops.ts'
import { clickPathsOf } from '../input/click-paths.ts'
import { extendPlay, isDeclaration } from '../input/uncommitted-play.ts'

const PERSON = 0

interface ClickCount {
  readonly clicks: number
  readonly asked: readonly Ask<Choice>[]
}
/** A greedy bot plays for the person. Prompts that auto-pass answers are not counted. */
function countClicks(game: Game<unknown, AnyChoice, View>, seed: string, told: unknown = null): ClickCount {
  const state = game.setup({ players: 4 }, seed)
  const random = randomSource(seed)
  const person = bots.greedy(game)
  const other = bots.random(game)
  const asked: Ask<Choice>[] = []
  let instructions = told
  let clicks = 0
  for (let made = 0; made < 3000; made++) {
    const [ask] = game.asks(state) as readonly Ask<Choice>[]
    if (!ask) return { clicks, asked }
    const view = (): View => game.view(state, ask.seat)
    const automatic =
      ask.seat === PERSON ? dungeonAutoPass.automatic(ask, knowledgeOf(game, state, PERSON, instructions)) : undefined
    const choice =
      automatic ?? ((ask.seat === PERSON ? person : other)(botInputFor(game, state, ask, random)) as Choice)
    if (ask.seat === PERSON && automatic === undefined) {
      asked.push(ask)
      clicks += clicksFor(choice as Choice, ask, view())
      if (
        isDeclaration(choice as Choice) &&
        needsConfirmation(
          lookaheadFrom(game, seal(game, state, PERSON)) as LookaheadPosition<View, Choice>,
          ask,
          choice as Choice,
        )
      )
        clicks++
      instructions = dungeonAutoPass.afterChoice(instructions, ask, choice as Choice, view)
    }
    game.apply(state, ask.seat, choice)
  }
  throw new Error('the game is not over after 3000 choices')
}
function clicksFor(choice: Choice, ask: Ask<Choice>, view: View): number {
  // Selecting a room passes the window before it. That click counts as part of building.
  const isBeforeBuild = ask.prompt === 'act' && view.phase === 'build' && view.active === ask.seat
  if (isPass(choice)) return isBeforeBuild ? 0 : 1
  return Math.min(...clickPathsOf(choice, ask, view).map(path => path.spots.length))
}

/** A card without targets or costs needs one more click as a confirmation. */
const needsConfirmation = (position: LookaheadPosition<View, Choice>, ask: Ask<Choice>, choice: Choice): boolean =>
  extendPlay(ask, position, [], choice).nextAsk === undefined

test.each([
  ['Boss Monster', bossMonster],
  ['The Next Level', nextLevel],
  ['Super Boss Monster', superBossMonster],
] as const)(
  'a typical game of %s with three bots needs at most 60 clicks, and no prompt has a single choice',
  (_, game) => {
    const games = ['a', 'b', 'c'].map(seed => countClicks(game, seed))
    const clicks = games.map(one => one.clicks).toSorted((a, b) => a - b)
    expect(clicks[1]).toBeLessThanOrEqual(60)
    for (const { asked } of games) for (const ask of asked) expect(ask.choices.length).toBeGreaterThan(1)
  },
)

test('with full control a prompt with a single choice is asked, too', () => {
  setStops({ fullControl: true })
  const { asked } = countClicks(bossMonster, 'a', instructionsAtStart())
  expect(asked.some(ask => ask.choices.length === 1)).toBe(true)
})
