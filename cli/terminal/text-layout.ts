import { stripVTControlCharacters } from 'node:util'

// Layout of text in columns. All our letters are one column wide. Callers add colours last.

/** Returns the first name that fits the width. If none fits, truncates the last one. */
export function fit(width: number, ...names: readonly string[]): string {
  const match = names.find(name => name.length <= width)
  if (match !== undefined) return match
  const shortest = names.at(-1) ?? ''
  return width <= 1 ? shortest.slice(0, width) : `${shortest.slice(0, width - 1)}…`
}

export const centred = (text: string, width: number): string =>
  text.padStart(Math.floor((width + text.length) / 2)).padEnd(width)

/** Breaks a text at spaces and indents further lines. Keeps the spaces before the first word. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = /^ */.exec(text)![0]
  let empty = true
  for (const word of text.trimStart().split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line]
}

/** Joins parts and breaks lines between them. Breaks inside a part only if it is wider than the line. */
export function wrapParts(parts: readonly string[], separator: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = last === undefined ? part : last + separator + part
    if (last !== undefined && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(...wrap(last === undefined ? part : indent + part, width, indent))
  }
  return lines
}

/** Places blocks of lines side by side, as many as fit. Colour codes have no width. */
export function sideBySide(blocks: readonly (readonly string[])[], blockWidth: number, width: number): string[] {
  const across = Math.max(1, Math.floor(width / blockWidth))
  return Array.from({ length: Math.ceil(blocks.length / across) }, (_, r) =>
    blocks.slice(r * across, (r + 1) * across),
  ).flatMap(row =>
    Array.from({ length: Math.max(...row.map(block => block.length)) }, (_, line) =>
      row
        .map(block => block[line] ?? '')
        .map(text => text + ' '.repeat(Math.max(0, blockWidth - stripVTControlCharacters(text).length)))
        .join('')
        .trimEnd(),
    ),
  )
}

/** Arranges entries in as many columns as fit, filled from top to bottom. */
export function inColumns(entries: readonly string[], width: number, gap = 2): string[] {
  const widest = Math.max(...entries.map(entry => entry.length), 1)
  const columns = Math.max(1, Math.min(entries.length, Math.floor((width + gap) / (widest + gap))))
  const rows = Math.ceil(entries.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (entries[column * rows + row] ?? '').padEnd(widest))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}
