// Lines of the screen: log, prompt and choices.
import type { Step } from '@overlair/play/match/contract'
import type { Ask, Cause, Choice } from '@overlair/rules/kernel'
import type { AnyTable } from '../tables/index.ts'
import type { RenderContext } from '../terminal/terminal-table.ts'
import { inColumns, wrap } from '../terminal/text-layout.ts'

/** Returns the log of some choices, each line with its rule or card. */
export function logLines(steps: readonly Pick<Step, 'events'>[], table: AnyTable, context: RenderContext): string[] {
  return steps.flatMap(({ events }) =>
    events.flatMap(event => {
      const text = table.event(event, context)
      if (text === undefined) return []
      const card = table.cause?.(event.why, context)
      const [first, ...more] = wrap(card === undefined ? text : withCard(text, card), context.width - 8, '')
      const why = context.paint.faint((card === undefined ? event.why : '').padEnd(7))
      return [` ${why}${first}`, ...more.map(line => `        ${line}`)]
    }),
  )
}

const withCard = (text: string, card: string): string => (text.includes(card) ? text : `${text} (${card})`)

/** Adds the rule behind a text. A text that follows from a card contains its name, so we add only rules. */
export const withRule = (text: string, why: Cause, table: AnyTable, context: RenderContext): string =>
  table.cause?.(why, context) === undefined ? `${text} (${why})` : text

/** Returns the prompt and its numbered choices. */
export function askLines(ask: Ask, view: unknown, table: AnyTable, context: RenderContext): string[] {
  const { paint, width } = context
  // The prompt of a card contains its name, so we add only rules.
  const why = table.cause?.(ask.why, context) === undefined ? ` (${ask.why})` : ''
  const prompt = wrap(` ${table.prompt(ask, view, context)}`, width - why.length, ' ').map(paint.strong)
  return [
    ...prompt.slice(0, -1),
    `${prompt.at(-1)}${paint.faint(why)}`,
    ...choiceLines(
      ask.choices.map(choice => table.choice(choice, view, context)),
      context,
    ),
  ]
}

/** Prints plain choices in columns, and choices with an explanation one below the other. */
function choiceLines(choices: readonly (readonly string[])[], { paint, width }: RenderContext): string[] {
  const digits = String(choices.length).length
  const numbered = choices.map(([line], i) => `${String(i + 1).padStart(digits)} ${line}`)
  const lines: string[] = []
  let plain: string[] = []
  const onOwnLine = (line: string) => wrap(`  ${line}`, width, '      ')
  const flushColumns = () => {
    // If one choice is wider than the screen, each gets its own line.
    if (plain.some(line => line.length > width - 2)) lines.push(...plain.flatMap(onOwnLine))
    else if (plain.length > 0) lines.push(...inColumns(plain, width - 2).map(line => `  ${line}`))
    plain = []
  }
  choices.forEach(([, ...details], i) => {
    if (details.length === 0) return plain.push(numbered[i]!)
    flushColumns()
    lines.push(...onOwnLine(numbered[i]!))
    lines.push(...details.flatMap(detail => wrap(detail, width - 7)).map(line => `      ${paint.faint(line)}`))
  })
  flushColumns()
  return lines
}

/** Returns the choice that the player typed: its number or its text, like `b2`. */
export function findChoice(
  input: string,
  ask: Ask,
  view: unknown,
  table: AnyTable,
  context: RenderContext,
): Choice | undefined {
  if (/^\d+$/.test(input)) return ask.choices[Number(input) - 1]
  const text = input.toLowerCase()
  return ask.choices.find(choice => table.choice(choice, view, context)[0].toLowerCase() === text)
}
