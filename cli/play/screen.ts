// What a person sees between two decisions.
import type { PlayedChoice } from '@overlair/play/undo'
import { type Ask, type Choice, eventFor, type Viewer } from '@overlair/rules/kernel'
import type { AnyTable } from '../tables/index.ts'
import type { RenderContext } from '../terminal/terminal-table.ts'
import { inColumns, wrap } from '../terminal/text-layout.ts'

/** The log of some choices, each line with the rule or the card behind it. */
export function logLines(
  played: readonly PlayedChoice[],
  viewer: Viewer,
  table: AnyTable,
  context: RenderContext,
): string[] {
  return played.flatMap(({ events }) =>
    events.flatMap(event => {
      const text = table.event(eventFor(event, viewer), context)
      if (text === undefined) return []
      const card = table.cause?.(event.why, context)
      const [first, ...more] = wrap(card === undefined ? text : citing(text, card), context.width - 8, '')
      const why = context.paint.faint((card === undefined ? event.why : '').padEnd(7))
      return [` ${why}${first}`, ...more.map(line => `        ${line}`)]
    }),
  )
}

const citing = (text: string, card: string): string => (text.includes(card) ? text : `${text} (${card})`)

/** The question and its numbered choices. */
export function askLines(ask: Ask, view: unknown, table: AnyTable, context: RenderContext): string[] {
  const { paint, width } = context
  // A card that asks names itself in its question.
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

/** Plain choices in columns, those with an explanation one below the other. */
function choiceLines(choices: readonly (readonly string[])[], { paint, width }: RenderContext): string[] {
  const digits = String(choices.length).length
  const numbered = choices.map(([line], i) => `${String(i + 1).padStart(digits)} ${line}`)
  const lines: string[] = []
  let plain: string[] = []
  const alone = (line: string) => wrap(`  ${line}`, width, '      ')
  const columns = () => {
    // One that is wider than the screen stands, like all beside it, on lines of its own.
    if (plain.some(line => line.length > width - 2)) lines.push(...plain.flatMap(alone))
    else if (plain.length > 0) lines.push(...inColumns(plain, width - 2).map(line => `  ${line}`))
    plain = []
  }
  choices.forEach(([, ...details], i) => {
    if (details.length === 0) return plain.push(numbered[i]!)
    columns()
    lines.push(...alone(numbered[i]!))
    lines.push(...details.flatMap(detail => wrap(detail, width - 7)).map(line => `      ${paint.faint(line)}`))
  })
  columns()
  return lines
}

/** The choice that was typed: its number, or its context where they are short, like `b2`. */
export function chosen(
  input: string,
  ask: Ask,
  view: unknown,
  table: AnyTable,
  context: RenderContext,
): Choice | undefined {
  if (/^\d+$/.test(input)) return ask.choices[Number(input) - 1]
  const meant = input.toLowerCase()
  return ask.choices.find(choice => table.choice(choice, view, context)[0].toLowerCase() === meant)
}
