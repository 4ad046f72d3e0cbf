import { type Language, languages, pickLanguage } from '@overlair/locales'
import { type Arguments, type Flags, oneOf } from './arguments.ts'
import type { Terminal } from './terminal.ts'

export const languageFlag: Flags = {
  lang: { value: '<language>', help: `${languages.join(', ')}; the one of your system unless given` },
}
export const languageOf = (args: Arguments, terminal: Terminal): Language =>
  oneOf(args, 'lang', languages) ?? pickLanguage(terminal.languages)
