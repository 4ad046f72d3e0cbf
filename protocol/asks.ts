// Asks as messages have them: neighbouring choices with the same words, of which only some differ, are one entry.
import type { Ask, Choice, OwnPart } from '@overlair/rules/kernel'

type Word = Choice[string]
/** One choice, or as many as its lists are long: the n-th choice has the n-th value of each list. */
export type ChoiceGroup = Readonly<Record<string, Word | readonly Word[]>>
export interface PackedAsk extends Omit<Ask, 'choices'> {
  readonly choices: readonly ChoiceGroup[]
}
/** The own part of a position as messages have it. */
export interface PackedPart extends Omit<OwnPart, 'ask'> {
  readonly ask: PackedAsk | null
}

/** An ask that stays the same object while others choose stays so on the other side. */
function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return from => {
    const made = known.get(from) ?? make(from)
    known.set(from, made)
    return made
  }
}
const packedAsk = once((ask: Ask): PackedAsk => ({ ...ask, choices: groupsOf(ask.choices) }))
const unpackedAsk = once((ask: PackedAsk): Ask => ({ ...ask, choices: ask.choices.flatMap(choicesOf) }))

export const packed = (own: OwnPart): PackedPart => ({ ...own, ask: own.ask && packedAsk(own.ask) })
export const unpacked = (own: PackedPart): OwnPart => ({ ...own, ask: own.ask && unpackedAsk(own.ask) })

function groupsOf(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const groups: ChoiceGroup[] = []
  for (let start = 0; start < choices.length; ) {
    const first = choices[start]!
    const varying = differing(first, choices[start + 1])
    let end = start + 1
    while (varying && differing(first, choices[end])?.join() === varying.join()) end++
    const group = choices.slice(start, end)
    groups.push(
      Object.fromEntries(
        Object.entries(first).map(([word, value]) => [
          word,
          varying?.includes(word) && group.length > 1 ? group.map(choice => choice[word]!) : value,
        ]),
      ),
    )
    start = end
  }
  return groups
}
/** The words whose values differ. Undefined if the choices do not have the same words. */
function differing(first: Choice, other: Choice | undefined): readonly string[] | undefined {
  const words = Object.keys(first)
  if (!other || words.join() !== Object.keys(other).join()) return undefined
  return words.filter(word => first[word] !== other[word])
}
function choicesOf(group: ChoiceGroup): readonly Choice[] {
  const lists = Object.values(group).filter(value => typeof value === 'object')
  const count = lists[0]?.length ?? 1
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(
      Object.entries(group).map(([word, value]) => [word, typeof value === 'object' ? value[i]! : value]),
    ),
  )
}
