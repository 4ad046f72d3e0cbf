// Why a query failed, in the words of the contract.
import { type FailureReason, StorageFailed } from '../contract.ts'

/** A row breaks a key or a reference: another writer was faster. */
export class Conflict extends Error {}

/** The transaction failed while it was being committed. */
export class CommitFailed extends Error {
  constructor(cause: unknown) {
    super('The commit failed', { cause })
  }
}

export interface Diagnosis {
  readonly reason: FailureReason | 'conflict'
  readonly message: string
}

/** Each database has a function that reads its own errors. */
export type Diagnose = (error: unknown) => Diagnosis

export function failureOf(error: unknown, diagnose: Diagnose): Conflict | StorageFailed {
  if (error instanceof StorageFailed) return error
  const committing = error instanceof CommitFailed
  const { reason, message } = diagnose(committing ? error.cause : error)
  if (reason === 'conflict') return new Conflict(message)
  // A full or read-only disk refuses a commit as a whole. A lost connection hides the answer.
  return new StorageFailed(reason, message, committing && reason !== 'disk-full' && reason !== 'read-only')
}
