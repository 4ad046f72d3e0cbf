// Writes a position of a game as a scenario (docs/scenarios.md): its YAML text.
import {
  type AnyGame,
  type Choice,
  type GameRecord,
  isJsonObject,
  type Result,
  replay,
  type SituationFormat,
  seatName,
  type Viewer,
  type Vocabulary,
} from '@overlair/rules/kernel'

/** What a scenario says, beside its start. */
interface ScenarioFrame {
  readonly game: AnyGame
  readonly rules: readonly string[]
  readonly comments: readonly string[]
}

/** A finished game up to a position: the same options, seed and choices lead to exactly the same position. */
export function recordAsScenario(
  game: AnyGame,
  { vocabulary, scores, roundRule }: SituationFormat<unknown>,
  record: GameRecord,
  at = record.choices.length,
): string {
  const shown = { ...record, choices: record.choices.slice(0, at) }
  const state = replay(game, shown)
  const asks = game.asks(state)
  const result = game.result(state)
  const expected = {
    over: result !== undefined,
    ...(result ? { result: { scores: result.scores } } : { asked: asksByPrompt(asks) }),
    ...Object.fromEntries(scores(state).map((sheet, seat) => [`${seatName(seat)}.score`, { total: sheet.total }])),
  }
  return scenarioText(
    { game, rules: rulesOf(roundRule, asks, result), comments: [`After ${at} of ${record.choices.length} choices.`] },
    [
      ['setup', record.options],
      ['seed', record.seed],
      ...(at === 0 ? [] : [['when', shown.choices.map(({ seat, choice }) => move(vocabulary, seat, choice))] as const]),
      ['then', expected],
    ],
  )
}
const asksByPrompt = (asks: ReturnType<AnyGame['asks']>) =>
  Object.fromEntries(asks.map(({ seat, prompt }) => [seatName(seat), prompt]))
const move = ({ seatWords, shortNames }: Vocabulary, seat: number, choice: Choice) => ({
  [seatName(seat)]: Object.fromEntries(
    Object.entries(choice).map(([word, value]) => [
      word,
      seatWords.includes(word) && typeof value === 'number' ? seatName(value) : shortName(shortNames, value),
    ]),
  ),
})
/** The id of one card can be the short name of another. */
const shortName = (names: Vocabulary['shortNames'], id: Choice[string]): Choice[string] =>
  Object.keys(names).find(name => names[name] === id) ?? id

/**
 * A running game as one viewer knows it. `dealt` is a world dealt for this viewer, so that the text cannot hold a secret. Undefined if
 * no situation of the game can be written.
 */
export function positionAsScenario(
  game: AnyGame,
  { wordsFor, roundRule }: SituationFormat<unknown>,
  dealt: unknown,
  viewer: Viewer,
  options: GameRecord['options'],
): string | undefined {
  if (!wordsFor) return undefined
  const { words, gaps } = wordsFor(dealt, viewer, options)
  const knower = viewer === 'spectator' ? 'a spectator' : seatName(viewer)
  const comments = [`As ${knower} knows the game: hidden piles are filled at random.`, ...gaps]
  return scenarioText({ game, rules: rulesOf(roundRule, game.asks(dealt)), comments }, [
    ['given', words],
    ['then', { over: false }],
  ])
}

/** The rules of the asks or of the result. A scenario must name one, and a card can be the cause of an ask. */
function rulesOf(roundRule: string, asks: ReturnType<AnyGame['asks']>, result?: Result): readonly string[] {
  const rules = [...asks, ...(result ? [result] : [])].map(({ why }) => why).filter(why => /^[A-Z]+-\d+$/.test(why))
  return rules.length > 0 ? [...new Set(rules)] : [roundRule]
}

function scenarioText(
  { game, rules, comments }: ScenarioFrame,
  parts: readonly (readonly [string, unknown])[],
): string {
  const lines = [
    ...comments.map(comment => `# ${comment}`),
    `game: ${game.id}`,
    'scenarios:',
    `  - name: A position of ${game.id}`,
    `    rules: ${flow(rules)}`,
    ...parts.flatMap(([key, value]) => blockLines(key, value).map(line => `    ${line}`)),
  ]
  return `${lines.join('\n')}\n`
}
/** A map or a list of maps, one entry per line; other values in one line. */
function blockLines(key: string, value: unknown): readonly string[] {
  if (isJsonObject(value) && Object.keys(value).length > 0)
    return [`${scalar(key)}:`, ...Object.entries(value).map(([name, part]) => `  ${scalar(name)}: ${flow(part)}`)]
  if (Array.isArray(value) && value.every(isJsonObject))
    return [`${scalar(key)}:`, ...value.map(item => `  - ${flow(item)}`)]
  return [`${scalar(key)}: ${flow(value)}`]
}
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (isJsonObject(value))
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${scalar(key)}: ${flow(part)}`)
      .join(', ')} }`
  return scalar(value)
}
const isWord = /^[A-Za-z][\w.+/-]*$/
const isReserved = /^(?:true|false|yes|no|on|off|null|y|n)$/i
/** Text that YAML could read as something else is in quotes. JSON strings are YAML, too. */
const scalar = (value: unknown): string =>
  typeof value === 'string' && isWord.test(value) && !isReserved.test(value) ? value : JSON.stringify(value)
