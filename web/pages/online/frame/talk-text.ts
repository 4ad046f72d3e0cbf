import type { Note, SaidMessage } from '@overlair/protocol/messages'
import { say } from '../../../platform/i18n/say.ts'

/** The words of a person. Each reader has a phrase in the own language; one of a newer server is shown by its name. */
export const lineText = ({ text, phrase }: Pick<SaidMessage, 'text' | 'phrase'>): string =>
  text ?? say.maybe(`online.phrase.${phrase}`) ?? phrase ?? ''

export function noteText(note: Note, name: string): string {
  return note.kind === 'time-up'
    ? say(`online.note.time-up.${note.atZero}`, { name })
    : say(`online.note.${note.kind}`, { name })
}
