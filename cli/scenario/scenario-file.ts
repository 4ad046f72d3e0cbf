// The form of a scenario file: game, then scenarios with given, when and then (docs/scenarios.md).
import { seatNamed } from '@overlair/rules/kernel'
import { filled } from './case-table.ts'
import { didYouMean } from './did-you-mean.ts'
import { type GameEntry, gameEntries } from './games.ts'
import { type Phrase, readChoice } from './phrases.ts'
import {
  asList,
  asWords,
  BadScenario,
  type Entry,
  expandDottedKeys,
  failAt,
  find,
  kindOf,
  type MapNode,
  oneOrMore,
  readTree,
  type SourcePosition,
  textOf,
  type YamlNode,
} from './yaml-tree.ts'

/** One line of a `when`. */
export type ScenarioMove =
  | { readonly deed: 'choose'; readonly seat: number; readonly choice: Phrase }
  | { readonly deed: 'refused'; readonly seat: number; readonly choice: Phrase; readonly because: string }
  | { readonly deed: 'play on'; readonly spot: SourcePosition }
interface Step {
  readonly deeds: readonly ScenarioMove[]
  readonly expected: MapNode | undefined
}
export interface Start {
  readonly from: 'given' | 'setup'
  readonly words: MapNode
}
export interface Scenario {
  readonly name: string
  /** The name with its rules and its case. */
  readonly title: string
  readonly spot: SourcePosition
  readonly entry: GameEntry
  readonly start: Start
  readonly seed: string
  readonly steps: readonly Step[]
}
/** A scenario that can be played, or the reason why it cannot. */
export interface ParsedScenario {
  readonly title: string
  readonly spot: SourcePosition
  readonly scenario: Scenario | BadScenario
}

const fileWords = ['game', 'scenarios']
export const scenarioWords: readonly string[] = [
  'name',
  'rules',
  'case',
  'cases',
  'given',
  'setup',
  'seed',
  'when',
  'then',
  'steps',
]

export function readScenarios(file: string, text: string): ParsedScenario[] {
  const unread = (error: unknown): ParsedScenario => {
    if (!(error instanceof BadScenario)) throw error
    return { title: file, spot: error.spot, scenario: error }
  }
  try {
    const top = asWords(readTree(file, text), 'a scenario file')
    onlyWords(top, fileWords, 'a scenario file')
    const entry = readGame(needed(top, 'game', 'a scenario file'))
    const list = asList(needed(top, 'scenarios', 'a scenario file').value, 'scenarios')
    if (list.items.length === 0) failAt(list, 'scenarios: expected at least one scenario, found an empty list')
    return list.items.flatMap(item => {
      try {
        return readCases(entry, asWords(item, 'a scenario'))
      } catch (error) {
        return [{ ...unread(error), title: nameOf(item) ?? file }]
      }
    })
  } catch (error) {
    return [unread(error)]
  }
}
const nameOf = (node: YamlNode): string | undefined => {
  const name = node.kind === 'words' ? find(node, 'name')?.value : undefined
  return name?.kind === 'leaf' && name.value !== null ? String(name.value) : undefined
}

function needed(words: MapNode, word: string, what: string): Entry {
  return find(words, word) ?? failAt(words, `${what} has no “${word}”`)
}
function onlyWords(words: MapNode, known: readonly string[], what: string): void {
  for (const entry of words.entries)
    if (!known.includes(entry.word)) failAt(entry, didYouMean(`${what} has no “${entry.word}”`, entry.word, known))
}
function readGame({ value }: Entry): GameEntry {
  const id = textOf(value)
  const ids = gameEntries.map(({ game }) => game.id)
  return (
    gameEntries.find(({ game }) => game.id === id) ?? failAt(value, didYouMean(`there is no game “${id}”`, id, ids))
  )
}

/** A scenario with a table of cases is as many scenarios. */
function readCases(entry: GameEntry, words: MapNode): ParsedScenario[] {
  onlyWords(words, scenarioWords, 'a scenario')
  const cases = find(words, 'cases')
  if (!cases) return [readScenario(entry, words, '')]
  const without: MapNode = { ...words, entries: words.entries.filter(({ word }) => word !== 'cases') }
  const named = nameOf(words)?.includes('$')
  return asList(cases.value, 'cases').items.map((item, i) => {
    const row = asWords(item, 'a case')
    return readScenario(entry, filled(without, row), named ? '' : `, ${i + 1}`)
  })
}

function readScenario(entry: GameEntry, words: MapNode, suffix: string): ParsedScenario {
  const name = textOf(needed(words, 'name', 'a scenario').value)
  const rules = oneOrMore(needed(words, 'rules', `“${name}”`).value).map(readRule)
  const cited = find(words, 'case')
  const cases = cited ? oneOrMore(cited.value).map(textOf) : []
  const title = `${name}${suffix} (${[...cases, ...rules].join(', ')})`
  const seed = find(words, 'seed')
  const scenario: Scenario = {
    name,
    title,
    spot: words.spot,
    entry,
    start: readStart(words, name),
    seed: seed ? textOf(seed.value) : 'scenario',
    steps: readSteps(entry, words, name),
  }
  return { title, spot: words.spot, scenario }
}
const readRule = (node: YamlNode): string =>
  /^[A-Z]{2}-\d+$/.test(textOf(node)) ? textOf(node) : failAt(node, `expected a rule like OB-65, found ${kindOf(node)}`)

function readStart(words: MapNode, name: string): Start {
  const given = find(words, 'given')
  const setup = find(words, 'setup')
  if (given && setup) failAt(setup, `“${name}” has both given and setup; a game starts from one of them`)
  const from = given ?? setup ?? failAt(words, `“${name}” has no “given” (a situation) and no “setup” (options)`)
  return { from: given ? 'given' : 'setup', words: expandDottedKeys(asWords(from.value, from.word)) }
}

function readSteps(entry: GameEntry, words: MapNode, name: string): Step[] {
  const steps = find(words, 'steps')
  const single = find(words, 'when') ?? find(words, 'then')
  if (steps && single) failAt(single, `“${name}” has steps, so “${single.word}” stands in one of them`)
  const parts = steps ? asList(steps.value, 'steps').items.map(item => asWords(item, 'a step')) : [words]
  const read = parts.map(part => {
    if (steps) onlyWords(part, ['when', 'then'], 'a step')
    const when = find(part, 'when')
    const then = find(part, 'then')
    if (then?.value.kind === 'words' && then.value.entries.length === 0) failAt(then, 'this “then” expects nothing')
    return {
      deeds: when ? asList(when.value, 'when').items.map(item => readDeed(entry, item)) : [],
      expected: then && expandDottedKeys(asWords(then.value, 'then')),
    }
  })
  const last = read.at(-1)
  if (!last?.expected && !last?.deeds.some(({ deed }) => deed === 'refused'))
    failAt(words, `“${name}” ends without a “then”: it would expect nothing`)
  return read
}

const refusal = /^refused\s+/
function readDeed(entry: GameEntry, node: YamlNode): ScenarioMove {
  const { vocabulary } = entry.situations
  const [said, ...more] = asWords(node, 'a line of when').entries
  if (!said || more.length > 0) {
    const cut = more[0]?.value.kind === 'leaf' && more[0].value.value === null
    const hint = cut ? '; inside { } a comma cuts it: give each choice a line of its own' : ''
    return failAt(node, `a line of when is one seat and its choice, like “P1: draft cave”${hint}`)
  }
  if (said.word === 'play') {
    if (textOf(said.value) === 'to the end') return { deed: 'play on', spot: said.spot }
    return failAt(said.value, `play: expected “to the end”, found ${kindOf(said.value)}`)
  }
  const seat = seatNamed(said.word) ?? failAt(said, `expected a seat (P1, P2 …) or play, found “${said.word}”`)
  const { value } = said
  if (value.kind === 'leaf' && refusal.test(textOf(value))) {
    const rest: YamlNode = { ...value, value: textOf(value).replace(refusal, '') }
    return { deed: 'refused', seat, choice: readChoice(vocabulary, rest), because: '' }
  }
  const refused = value.kind === 'words' ? find(value, 'refused') : undefined
  if (value.kind !== 'words' || !refused) return { deed: 'choose', seat, choice: readChoice(vocabulary, value) }
  onlyWords(value, ['refused', 'because'], 'a refused choice')
  const because = find(value, 'because')
  return {
    deed: 'refused',
    seat,
    choice: readChoice(vocabulary, refused.value),
    because: because ? textOf(because.value) : '',
  }
}
