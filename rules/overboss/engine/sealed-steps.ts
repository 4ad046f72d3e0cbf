// Steps in ids, as a sealed position has them, and back.
import { cells, spaceAt } from '../model/boards.ts'
import { commandIds, commandNumber } from '../model/commands.ts'
import { NONE, tileIds, tileNumber, tokenIds, tokenNumber } from '../model/pieces.ts'
import type { SealedStep } from '../model/sealed.ts'
import type { Step } from '../model/state.ts'

interface Codec {
  seal(number: never): unknown
  open(id: never): unknown
}
const codec = (ids: readonly string[], numberOf: (id: string) => number | undefined): Codec => ({
  seal: (number: number) => (number === NONE ? null : ids[number]!),
  open: (id: string | null) => (id === null ? NONE : numberOf(id)!),
})
const listOf = ({ seal, open }: Codec): Codec => ({
  seal: (numbers: readonly never[]) => numbers.map(seal),
  open: (ids: readonly never[]) => ids.map(open),
})
const token = codec(tokenIds, tokenNumber)
const space = codec(cells, spaceAt)
const codecs: { readonly [field: string]: Codec } = {
  tile: codec(tileIds, tileNumber),
  token,
  held: listOf(token),
  drawn: listOf(token),
  command: codec(commandIds, commandNumber),
  onto: space,
  at: space,
  moved: space,
  spent: space,
  first: {
    seal: (placed: { seat: number; space: number } | null) => placed && { seat: placed.seat, at: cells[placed.space] },
    open: (placed: { seat: number; at: string } | null) => placed && { seat: placed.seat, space: spaceAt(placed.at) },
  },
}
/** `from` is a place in the market, except in one step. */
const codecOf = (step: string, field: string): Codec | undefined =>
  field === 'from' && step === 'return-token' ? space : codecs[field]

function converted(step: { readonly [field: string]: unknown; readonly step: string }, how: keyof Codec) {
  const copy: Record<string, unknown> = {}
  for (const field in step) {
    const fieldCodec = codecOf(step.step, field)
    copy[field] = fieldCodec ? fieldCodec[how](step[field] as never) : step[field]
  }
  return copy
}
export const sealStep = (step: Step): SealedStep => converted(step, 'seal') as SealedStep
export const openStep = (step: SealedStep): Step => converted(step, 'open') as Step
