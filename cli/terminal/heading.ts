import type { RenderContext } from './terminal-table.ts'
import { wrapParts } from './text-layout.ts'

/** Formats a heading in bold, followed by facts. */
export function heading({ paint, width }: RenderContext, first: string, ...more: readonly string[]): string[] {
  const [line = '', ...rest] = wrapParts([first, ...more], ' · ', width - 1, '  ')
  const name = line.slice(0, first.length)
  return [` ${paint.strong(name)}${paint.faint(line.slice(name.length))}`, ...rest.map(text => ` ${paint.faint(text)}`)]
}
