import { type Language, languages, pickLanguage } from '@overlair/locales'
import type { Terminal } from '../terminal/terminal.ts'
import { type Arguments, type Flags, oneOf } from './arguments.ts'

export const languageFlag: Flags = {
  lang: { value: '<language>', help: `${languages.join(', ')}; default: the language of your system` },
}
export const languageOf = (args: Arguments, terminal: Terminal): Language =>
  oneOf(args, 'lang', languages) ?? pickLanguage(terminal.languages)
