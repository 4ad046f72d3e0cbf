// Compares what a server has told people of their choices with what is in its log.
import { answerForBot } from '@overlair/bots/answer'
import { canonical } from '@overlair/rules/kernel'
import { openStorage } from '../../storage/open/open-storage.ts'
import { Directory } from '../../tables/directory.ts'
import { tableServices } from '../../tables/services.ts'
import type { Made, SoakTable } from './soak-table.ts'

/** With these words the server says that nothing has changed. */
const unchanged = ['not-saved', 'failed']

export interface Comparison {
  /** Acknowledged choices that the log lacks, and choices that it has twice. */
  readonly lost: number
  readonly doubled: number
  /** Choices that the log has although the server said that nothing had changed. */
  readonly madeAfterAll: number
}

export const problemsOf = ({ lost, doubled, madeAfterAll }: Comparison): readonly string[] => [
  ...problem(lost > 0, `${lost} acknowledged choices are lost`),
  ...problem(doubled > 0, `${doubled} choices are made twice`),
  ...problem(madeAfterAll > 0, `${madeAfterAll} refused choices are made after all`),
]
/** The text, if it is so. */
export const problem = (isSo: boolean, text: string): readonly string[] => (isSo ? [text] : [])

/** Reads the logs again, as a server does, and looks for each choice. */
export async function compare(data: string, all: readonly SoakTable[]): Promise<Comparison> {
  const storage = await openStorage({ data })
  const directory = new Directory(tableServices({ storage, answerForBot, report: () => {} }))
  let [lost, doubled, madeAfterAll] = [0, 0, 0]
  for (const { id, made } of all) {
    const { match } = await directory.find(id)
    const played = (match?.match.played ?? []).map(({ answer, decision }) => canonical([answer, decision]))
    const there = new Set(played)
    doubled += played.length - there.size
    const keyed = made.map(one => ({ ...one, key: canonical([{ seat: one.seat, choice: one.choice }, one.decision]) }))
    const isUnchanged = ({ refused }: Made) => refused !== undefined && unchanged.includes(refused)
    // A person may make a choice again that was refused.
    const open = new Set(keyed.filter(one => !isUnchanged(one)).map(({ key }) => key))
    for (const one of keyed) {
      if (one.isAcknowledged && !there.has(one.key)) lost++
      if (isUnchanged(one) && !open.has(one.key) && there.has(one.key)) madeAfterAll++
    }
  }
  await directory.closeAll()
  await storage.close()
  return { lost, doubled, madeAfterAll }
}
