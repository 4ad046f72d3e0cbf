import { styleText } from 'node:util'

export type Colour = 'green' | 'gray' | 'white' | 'cyan' | 'yellow' | 'magenta' | 'blue' | 'red'
/** Styles for text: ANSI codes on a terminal that supports them, otherwise none. */
export interface TextStyle {
  strong(text: string): string
  faint(text: string): string
  tint(colour: Colour, text: string): string
}

const style = (format: Parameters<typeof styleText>[0], text: string): string =>
  text === '' ? text : styleText(format, text, { validateStream: false })

export const ansiStyle: TextStyle = {
  strong: text => style('bold', text),
  faint: text => style('dim', text),
  tint: (colour, text) => style(colour, text),
}
export const plainStyle: TextStyle = { strong: text => text, faint: text => text, tint: (_, text) => text }
