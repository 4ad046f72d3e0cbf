// Reads scenario files: game, then scenarios with given, when and then (docs/scenarios.md).
import { seatNamed } from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import { fillCase } from './case-table.ts'
import { type GameEntry, gameEntries } from './games.ts'
import { isPassUntil, type PassUntil, readPassUntil } from './pass-until.ts'
import { type Phrase, readChoice } from './phrases.ts'
import { isRuleId, looksLikeRule } from './rule-ids.ts'
import {
  asList,
  asMap,
  BadScenario,
  describeNode,
  type Entry,
  expandDottedKeys,
  failAt,
  findEntry,
  itemsOf,
  type MapNode,
  readTree,
  type SourcePosition,
  textOf,
  type YamlNode,
} from './yaml-tree.ts'

/** One line of a `when`. */
export type ScenarioMove =
  | { readonly kind: 'choose'; readonly seat: number; readonly choice: Phrase }
  | { readonly kind: 'refused'; readonly seat: number; readonly choice: Phrase; readonly because: string }
  | { readonly kind: 'play to the end'; readonly position: SourcePosition }
  | PassUntil
interface Step {
  readonly moves: readonly ScenarioMove[]
  readonly expected: MapNode | undefined
}
export interface Start {
  readonly from: 'given' | 'setup'
  readonly map: MapNode
}
export interface Scenario {
  readonly name: string
  /** The name with its cases and rules. */
  readonly title: string
  readonly position: SourcePosition
  readonly entry: GameEntry
  readonly start: Start
  readonly seed: string
  readonly steps: readonly Step[]
}
/** A scenario that can be played, or the error that prevents it. */
export interface ParsedScenario {
  readonly title: string
  readonly position: SourcePosition
  readonly scenario: Scenario | BadScenario
}

const fileKeys = ['game', 'scenarios']
export const scenarioKeys: readonly string[] = [
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
  const failed = (error: unknown): ParsedScenario => {
    if (!(error instanceof BadScenario)) throw error
    return { title: file, position: error.position, scenario: error }
  }
  try {
    const top = asMap(readTree(file, text), 'a scenario file')
    checkKeys(top, fileKeys, 'a scenario file')
    const entry = readGame(requiredEntry(top, 'game', 'a scenario file'))
    const list = asList(requiredEntry(top, 'scenarios', 'a scenario file').value, 'scenarios')
    if (list.items.length === 0) failAt(list, 'scenarios: expected at least one scenario, found an empty list')
    return list.items.flatMap(item => {
      try {
        return readCases(entry, asMap(item, 'a scenario'))
      } catch (error) {
        return [{ ...failed(error), title: nameOf(item) ?? file }]
      }
    })
  } catch (error) {
    return [failed(error)]
  }
}
const nameOf = (node: YamlNode): string | undefined => {
  const name = node.kind === 'map' ? findEntry(node, 'name')?.value : undefined
  return name?.kind === 'scalar' && name.value !== null ? String(name.value) : undefined
}

function requiredEntry(map: MapNode, key: string, what: string): Entry {
  return findEntry(map, key) ?? failAt(map, `${what} has no “${key}”`)
}
function checkKeys(map: MapNode, known: readonly string[], what: string): void {
  for (const entry of map.entries)
    if (!known.includes(entry.key)) failAt(entry, didYouMean(`unknown key “${entry.key}” in ${what}`, entry.key, known))
}
function readGame({ value }: Entry): GameEntry {
  const id = textOf(value)
  const ids = gameEntries.map(({ game }) => game.id)
  return gameEntries.find(({ game }) => game.id === id) ?? failAt(value, didYouMean(`unknown game “${id}”`, id, ids))
}

/** Reads a scenario. A table of cases makes one scenario per row. */
function readCases(entry: GameEntry, map: MapNode): ParsedScenario[] {
  checkKeys(map, scenarioKeys, 'a scenario')
  const cases = findEntry(map, 'cases')
  if (!cases) return [readScenario(entry, map, '')]
  const template: MapNode = { ...map, entries: map.entries.filter(({ key }) => key !== 'cases') }
  const namesDiffer = nameOf(map)?.includes('$')
  return asList(cases.value, 'cases').items.map((item, i) => {
    const row = asMap(item, 'a case')
    return readScenario(entry, fillCase(template, row), namesDiffer ? '' : `, ${i + 1}`)
  })
}

function readScenario(entry: GameEntry, map: MapNode, suffix: string): ParsedScenario {
  const name = textOf(requiredEntry(map, 'name', 'a scenario').value)
  const rules = itemsOf(requiredEntry(map, 'rules', `“${name}”`).value).map(readRule)
  const caseEntry = findEntry(map, 'case')
  const cases = caseEntry ? itemsOf(caseEntry.value).map(textOf) : []
  const title = `${name}${suffix} (${[...cases, ...rules].join(', ')})`
  const seed = findEntry(map, 'seed')
  const scenario: Scenario = {
    name,
    title,
    position: map.position,
    entry,
    start: readStart(map, name),
    seed: seed ? textOf(seed.value) : 'scenario',
    steps: readSteps(entry, map, name),
  }
  return { title, position: map.position, scenario }
}
function readRule(node: YamlNode): string {
  const id = textOf(node)
  if (!looksLikeRule(id)) failAt(node, `rules: expected a rule like OB-65, found ${describeNode(node)}`)
  return isRuleId(id) ? id : failAt(node, `there is no rule ${id} in docs/rules`)
}

function readStart(map: MapNode, name: string): Start {
  const given = findEntry(map, 'given')
  const setup = findEntry(map, 'setup')
  if (given && setup) failAt(setup, `“${name}” has “given” and “setup”; remove one of them`)
  const from = given ?? setup ?? failAt(map, `“${name}” has neither “given” (a situation) nor “setup” (options)`)
  return { from: given ? 'given' : 'setup', map: expandDottedKeys(asMap(from.value, from.key)) }
}

function readSteps(entry: GameEntry, map: MapNode, name: string): Step[] {
  const steps = findEntry(map, 'steps')
  const single = findEntry(map, 'when') ?? findEntry(map, 'then')
  if (steps && single) failAt(single, `“${name}” has “steps”; move “${single.key}” into one of them`)
  const parts = steps ? asList(steps.value, 'steps').items.map(item => asMap(item, 'a step')) : [map]
  const read = parts.map(part => {
    if (steps) checkKeys(part, ['when', 'then'], 'a step')
    const when = findEntry(part, 'when')
    const then = findEntry(part, 'then')
    if (then?.value.kind === 'map' && then.value.entries.length === 0) failAt(then, 'this “then” expects nothing')
    return {
      moves: when ? asList(when.value, 'when').items.map(item => readMove(entry, item)) : [],
      expected: then && expandDottedKeys(asMap(then.value, 'then')),
    }
  })
  const last = read.at(-1)
  if (!last?.expected && !last?.moves.some(({ kind }) => kind === 'refused'))
    failAt(map, `“${name}” ends without a “then”, so it expects nothing`)
  return read
}

const refusedPrefix = /^refused\s+/
function readMove(entry: GameEntry, node: YamlNode): ScenarioMove {
  const { vocabulary } = entry.situations
  if (isPassUntil(node)) return readPassUntil(vocabulary, node)
  const [seatEntry, ...more] = asMap(node, 'a line of “when”').entries
  if (!seatEntry || more.length > 0) {
    const isCut = more[0]?.value.kind === 'scalar' && more[0].value.value === null
    const hint = isCut ? '; a comma inside { } ends the choice: write it without { }' : ''
    return failAt(node, `a line of “when” has one seat and its choice, like “P1: draft cave”${hint}`)
  }
  const { key, position, value } = seatEntry
  if (key === 'play') {
    if (textOf(value) === 'to the end') return { kind: 'play to the end', position }
    return failAt(value, `play: expected “to the end”, found ${describeNode(value)}`)
  }
  const seat = seatNamed(key) ?? failAt(seatEntry, `expected a seat (P1, P2 …) or play, found “${key}”`)
  if (value.kind === 'scalar' && refusedPrefix.test(textOf(value))) {
    const rest: YamlNode = { ...value, value: textOf(value).replace(refusedPrefix, '') }
    return { kind: 'refused', seat, choice: readChoice(vocabulary, rest), because: '' }
  }
  const refused = value.kind === 'map' ? findEntry(value, 'refused') : undefined
  if (value.kind !== 'map' || !refused) return { kind: 'choose', seat, choice: readChoice(vocabulary, value) }
  checkKeys(value, ['refused', 'because'], 'a refused choice')
  const because = findEntry(value, 'because')
  return {
    kind: 'refused',
    seat,
    choice: readChoice(vocabulary, refused.value),
    because: because ? textOf(because.value) : '',
  }
}
