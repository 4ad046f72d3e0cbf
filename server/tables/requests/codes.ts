// Short words that people pass on: to a table, to the seat of a person who is gone, to another device.
import { randomInt } from 'node:crypto'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { JsonObject, Seat } from '@overlair/rules/kernel'
import type { Storage } from '../../storage/contract.ts'

/** What a code of each kind leads to. */
export interface CodeTargets {
  readonly invitation: { readonly table: TableId }
  /** `from` is the person who loses the seat, under this name. */
  readonly seat: { readonly table: TableId; readonly seat: Seat; readonly from: PersonId; readonly name: string }
  readonly device: { readonly person: PersonId }
}
type CodeKind = keyof CodeTargets
/** Kinds of codes that work once. */
type SingleUse = Exclude<CodeKind, 'invitation'>

const MINUTE = 60_000
const forms: Readonly<Record<CodeKind, { readonly letters: number; readonly lasts: number }>> = {
  invitation: { letters: 6, lasts: 7 * 24 * 60 * MINUTE },
  seat: { letters: 8, lasts: 60 * MINUTE },
  device: { letters: 8, lasts: 10 * MINUTE },
}
/** A request with a code that has been used may come again for this long, if its reply was lost. */
const REPEATED_WITHIN = 10 * MINUTE

/** Without letters and digits that people confuse: I, L, O, U, V, 0, 1. */
const codeLetters = 'ABCDEFGHJKMNPQRSTWXYZ23456789'
/** People may write a code in small letters, and in groups. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

interface Surroundings {
  readonly storage: Pick<Storage, 'putCode' | 'findCode' | 'takeCode'>
  readonly now: () => number
}
export interface IssuedCode {
  readonly code: string
  readonly expires: number
}

export async function issueCode<Kind extends CodeKind>(
  { storage, now }: Surroundings,
  kind: Kind,
  target: CodeTargets[Kind],
): Promise<IssuedCode> {
  const { letters, lasts } = forms[kind]
  const expires = now() + lasts
  for (;;) {
    const code = Array.from({ length: letters }, () => codeLetters[randomInt(codeLetters.length)]).join('')
    if (await storage.putCode({ kind, code, target: { ...target }, expires }, now())) return { code, expires }
  }
}

/** The target of a code, which stays valid. Undefined if the code is unknown, used or expired. */
export async function findCode<Kind extends CodeKind>(
  { storage, now }: Surroundings,
  kind: Kind,
  code: string,
): Promise<CodeTargets[Kind] | undefined> {
  const target = await storage.findCode(kind, plain(code), now())
  return target as CodeTargets[Kind] | undefined
}

/** Uses a code up. Of several users only one gets the target; the same one gets it again for a while. */
export async function useCode<Kind extends SingleUse>(
  surroundings: Surroundings,
  kind: Kind,
  code: string,
  user: string,
): Promise<CodeTargets[Kind] | undefined> {
  const { storage, now } = surroundings
  const target = await storage.takeCode(kind, plain(code), now())
  if (!target) return codeUsedBy(surroundings, kind, code, user)
  const used = { kind: usedKind(kind), code: plain(code), target: { user, target }, expires: now() + REPEATED_WITHIN }
  await storage.putCode(used, now())
  return target as unknown as CodeTargets[Kind]
}
/** The target of a code that this user has used up. */
export async function codeUsedBy<Kind extends SingleUse>(
  { storage, now }: Surroundings,
  kind: Kind,
  code: string,
  user: string,
): Promise<CodeTargets[Kind] | undefined> {
  const used = (await storage.findCode(usedKind(kind), plain(code), now())) as Used<Kind> | undefined
  return used?.user === user ? used.target : undefined
}
interface Used<Kind extends SingleUse> extends JsonObject {
  readonly user: string
  readonly target: CodeTargets[Kind]
}
const usedKind = (kind: SingleUse): string => `used ${kind}`
