// Opens records of any rules version.
import { games } from '@overlair/rules'
import { type GameRecord, type OpenedRecord, openRecord, type RecordStop } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'

/** Says at which choice the current rules stop a record of other rules, and why. */
export const stopText = ({ version, choice, reason, message }: RecordStop): string =>
  reason === 'options'
    ? `the record was made with rules ${version}; the current rules refuse its options: ${message}`
    : `the record was made with rules ${version}; the current rules stop it before choice ${choice}: ${message}`

/** Opens a record that must go on. Throws BadInput if the current rules stop it. The file stays as it is. */
export function openWhole(record: GameRecord, file: string): OpenedRecord {
  const opened = openRecord(games, record)
  if (opened.stop) throw new BadInput(`${stopText(opened.stop)}; watch it up to there with “overlair replay ${file}”`)
  return opened
}
