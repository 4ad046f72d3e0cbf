// Checks a `then`, key by key.
import { seatName, seatNamed } from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import { compareZone, numberOf } from './compare-zone.ts'
import { type FailedExpectation, flagOf, mismatch, rejectEmpty } from './failed-expectation.ts'
import {
  checkSeats,
  formatPhrases,
  matchesChoice,
  matchesPhrase,
  matchingChoices,
  type Phrase,
  readCause,
  readChoice,
  readEvent,
  requireSeat,
} from './phrases.ts'
import type { RunningGame } from './running-game.ts'
import { secretExpectations } from './secret-expectations.ts'
import {
  asList,
  asMap,
  type Entry,
  failAt,
  itemsOf,
  type MapNode,
  textOf,
  toPlainData,
  type YamlNode,
} from './yaml-tree.ts'

type Expectation = (context: RunningGame, value: YamlNode) => FailedExpectation[]
type Fields = { readonly [field: string]: unknown }

const fieldsOf = (value: object): Fields => ({ ...value })

export function check(context: RunningGame, then: MapNode): FailedExpectation[] {
  const zones = context.entry.situations.zones(context.state)
  return then.entries.flatMap(entry => {
    rejectEmpty(entry)
    const seat = seatNamed(entry.key)
    if (seat !== undefined) return checkSeat(context, seat, entry, zones[entry.key])
    const expectation = expectations[entry.key]
    if (expectation) return expectation(context, entry.value)
    if (entry.key === 'refused')
      return failAt(entry, '“refused” in “then” is only for the start; write refused choices in “when”')
    return checkZone(context, entry.key, entry, zones, Object.keys(expectations))
  })
}

function checkSeat(
  context: RunningGame,
  seat: number,
  { key, position, value }: Entry,
  zones: unknown,
): FailedExpectation[] {
  if (zones === null || typeof zones !== 'object') return failAt({ position }, `${key} is not at the table`)
  return asMap(value, key).entries.flatMap(entry => {
    rejectEmpty(entry)
    const expectation = seatExpectations[entry.key]
    if (expectation) return expectation(context, entry.value, seat)
    return checkZone(context, `${key}.${entry.key}`, entry, fieldsOf(zones), Object.keys(seatExpectations))
  })
}

function checkZone(
  { entry: { situations } }: RunningGame,
  name: string,
  entry: Entry,
  zones: Fields,
  otherKeys: readonly string[],
): FailedExpectation[] {
  const { key, value } = entry
  if (!(key in zones))
    failAt(entry, didYouMean(`unknown expectation “${key}”`, key, [...otherKeys, ...Object.keys(zones)]))
  return compareZone({ vocabulary: situations.vocabulary, name, key }, value, zones[key])
}

// --- expectations about one seat -------------------------------------------------------------------------------

type SeatExpectation = (context: RunningGame, value: YamlNode, seat: number) => FailedExpectation[]

function offeredTo(context: RunningGame, seat: number): Fields[] {
  const ask = context.game.asks(context.state).find(asked => asked.seat === seat)
  return (ask?.choices ?? []).map(fieldsOf)
}
const readChoices = (context: RunningGame, value: YamlNode): Phrase[] =>
  itemsOf(value).map(item => {
    const { vocabulary } = context.entry.situations
    const phrase = readChoice(vocabulary, item)
    checkSeats(vocabulary, phrase, context.players)
    return phrase
  })

const seatExpectations: { readonly [key: string]: SeatExpectation } = {
  offers(context, value, seat) {
    const { vocabulary } = context.entry.situations
    const choices = offeredTo(context, seat)
    const missing = readChoices(context, value).filter(
      phrase => matchingChoices(vocabulary, phrase, choices).length === 0,
    )
    return missing.map(phrase =>
      mismatch(phrase, `${seatName(seat)}.offers`, phrase.text, formatPhrases(vocabulary, choices)),
    )
  },
  offersNot(context, value, seat) {
    const { vocabulary } = context.entry.situations
    const choices = offeredTo(context, seat)
    return readChoices(context, value).flatMap(phrase => {
      const matches = matchingChoices(vocabulary, phrase, choices)
      if (matches.length === 0) return []
      return [mismatch(phrase, `${seatName(seat)}.offersNot`, `no ${phrase.text}`, formatPhrases(vocabulary, matches))]
    })
  },
  offersExactly(context, value, seat) {
    const { vocabulary } = context.entry.situations
    const choices = offeredTo(context, seat)
    const phrases = readChoices(context, value)
    const others = choices.filter(choice => !phrases.some(phrase => matchesChoice(vocabulary, phrase, choice)))
    if (others.length > 0)
      return [mismatch(value, `${seatName(seat)}.offersExactly`, 'no other choices', formatPhrases(vocabulary, others))]
    return seatExpectations.offers!(context, value, seat)
  },
  score(context, value, seat) {
    const score = context.entry.situations.scores(context.state)[seat]!
    return asMap(value, `${seatName(seat)}.score`).entries.flatMap(entry => {
      const found = score[entry.key]
      if (found === undefined)
        return failAt(entry, didYouMean(`the score has no line “${entry.key}”`, entry.key, Object.keys(score)))
      const what = `${seatName(seat)}.score.${entry.key}`
      const expected = numberOf(entry.value, what)
      return expected === found ? [] : [mismatch(entry, what, String(expected), String(found))]
    })
  },
}

// --- expectations about the whole table ------------------------------------------------------------------------

const expectations: { readonly [key: string]: Expectation } = {
  ...secretExpectations,
  asked(context, value) {
    const asks = context.game.asks(context.state)
    const found = asks.map(ask => `${seatName(ask.seat)}: ${ask.prompt} (${ask.why})`).join(', ') || 'nobody'
    const expected = value.kind === 'map' ? value.entries.map(({ key }) => key) : itemsOf(value).map(textOf)
    const names = expected.filter(name => name !== 'nobody')
    for (const name of names) {
      if (seatNamed(name) === undefined) failAt(value, `asked: expected seats, found “${name}”`)
      requireSeat(value, name, context.players)
    }
    const seats = asks.map(ask => seatName(ask.seat))
    const prompts = value.kind === 'map' ? value.entries.map(entry => readPrompt(context, entry)) : []
    if (names.length !== seats.length || !seats.every(seat => names.includes(seat)))
      return [mismatch(value, 'asked', expected.join(', '), found)]
    return prompts.flatMap(({ node, seat, prompt, why }) => {
      const ask = asks.find(asked => seatName(asked.seat) === seat)!
      return prompt === ask.prompt && (why ?? ask.why) === ask.why ? [] : [mismatch(node, 'asked', textOf(node), found)]
    })
  },
  events(context, value) {
    const { vocabulary } = context.entry.situations
    let next = 0
    for (const item of asList(value, 'events').items) {
      const phrase = readEvent(vocabulary, item)
      checkSeats(vocabulary, phrase, context.players)
      const at = context.events.findIndex((event, i) => i >= next && matchesPhrase(vocabulary, phrase, fieldsOf(event)))
      if (at < 0) {
        const later = context.events.slice(next).map(fieldsOf)
        return [mismatch(item, 'events', phrase.text, formatPhrases(vocabulary, ofSameKind(later, phrase)))]
      }
      next = at + 1
    }
    return []
  },
  times(context, value) {
    const { vocabulary } = context.entry.situations
    return asMap(value, 'times').entries.flatMap(({ key, position, value: number }) => {
      const phrase = readEvent(vocabulary, { kind: 'scalar', value: key, position })
      checkSeats(vocabulary, phrase, context.players)
      const found = context.events.filter(event => matchesPhrase(vocabulary, phrase, fieldsOf(event))).length
      const expected = numberOf(number, 'times')
      return found === expected ? [] : [mismatch(number, 'times', `${expected} × ${key}`, String(found))]
    })
  },
  over(context, value) {
    const found = context.game.result(context.state) !== undefined
    return flagOf(value, 'over') === found ? [] : [mismatch(value, 'over', String(!found), String(found))]
  },
  winners(context, value) {
    for (const item of itemsOf(value)) requireSeat(item, textOf(item), context.players)
    const result = context.game.result(context.state)
    if (!result) return [mismatch(value, 'winners', itemsOf(value).map(textOf).join(', '), 'a game that is not over')]
    const expected = itemsOf(value).map(textOf).sort().join(', ')
    const found = result.winners.map(seatName).join(', ')
    return expected === found ? [] : [mismatch(value, 'winners', expected, found)]
  },
  result(context, value) {
    const result = context.game.result(context.state)
    if (!result) return [mismatch(value, 'result', 'a result', 'a game that is not over')]
    const found = fieldsOf(result)
    return asMap(value, 'result').entries.flatMap(entry => {
      if (!(entry.key in found))
        failAt(entry, didYouMean(`the result has no “${entry.key}”`, entry.key, Object.keys(found)))
      const [expected, actual] = [JSON.stringify(toPlainData(entry.value)), JSON.stringify(found[entry.key])]
      return expected === actual ? [] : [mismatch(entry, `result.${entry.key}`, expected, actual)]
    })
  },
  /** Keys are kind and id, with `*` as a wildcard: `token crystal-*: 5`. */
  pieces(context, value) {
    const { vocabulary } = context.entry.situations
    const all = Object.entries(context.game.inventory(context.state))
    return asMap(value, 'pieces').entries.flatMap(entry => {
      const matching = wildcard(entry.key)
      const found = all.filter(([piece]) => matching.test(piece)).reduce((sum, [, copies]) => sum + copies, 0)
      const id = wildcard(entry.key.split(' ').at(-1)!)
      if (found === 0 && !vocabulary.pieces.some(piece => id.test(piece)))
        failAt(entry, `there is no piece “${entry.key}”`)
      const expected = numberOf(entry.value, 'pieces')
      return expected === found ? [] : [mismatch(entry, `pieces ${entry.key}`, String(expected), String(found))]
    })
  },
}

const wildcard = (text: string): RegExp => new RegExp(`^${text.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`)

/** All keys of a `then` besides zones. */
export const expectationKeys: readonly string[] = [...Object.keys(seatExpectations), ...Object.keys(expectations)]

/** Reads a seat with its prompt, and the rule or card in brackets: `P1: settle (OB-48)`. */
function readPrompt({ entry }: RunningGame, { key: seat, value: node }: Entry) {
  const { vocabulary } = entry.situations
  const [, prompt = textOf(node), why] = /^(\S+)(?: \((.+)\))?$/.exec(textOf(node)) ?? []
  if (!vocabulary.prompts.includes(prompt))
    failAt(node, didYouMean(`there is no prompt “${prompt}”`, prompt, vocabulary.prompts))
  return { node, seat, prompt, why: why === undefined ? undefined : readCause(vocabulary, node, why) }
}

/** Returns the events of the expected kind, or all if there are none. They make the message shorter. */
function ofSameKind(events: readonly Fields[], phrase: Phrase): readonly Fields[] {
  const same = events.filter(event => event.event === phrase.fields[0]?.[1])
  return same.length > 0 ? same : events
}
