// What a `then` can say, word by word.
import { type AnyGame, eventFor, type GameEvent, seatName, seatNamed, type Viewer } from '@overlair/rules/kernel'
import { compareZone, type FailedExpectation, numberOf } from './compare-zone.ts'
import { didYouMean } from './did-you-mean.ts'
import type { GameEntry } from './games.ts'
import {
  formatPhrases,
  idOf,
  isPiece,
  matchesPhrase,
  matchingChoices,
  type Phrase,
  pieceNames,
  readChoice,
  readEvent,
} from './phrases.ts'
import {
  asList,
  asWords,
  type Entry,
  failAt,
  kindOf,
  type MapNode,
  oneOrMore,
  plain,
  type SourcePosition,
  textOf,
  type YamlNode,
} from './yaml-tree.ts'

/** A game at the moment of a `then`. */
export interface ExpectationContext {
  readonly entry: GameEntry
  readonly state: unknown
  /** What has happened since the `when` before it began. */
  readonly events: readonly GameEvent[]
}
type Expectation = (scene: ExpectationContext, value: YamlNode) => FailedExpectation[]

const unmet = (
  at: { readonly spot: SourcePosition },
  what: string,
  expected: string,
  found: string,
): FailedExpectation => ({
  spot: at.spot,
  message: `${what}: expected ${expected}, found ${found}`,
})
const gameOf = (scene: ExpectationContext): AnyGame => scene.entry.game
const asThing = (thing: object): { readonly [word: string]: unknown } => ({ ...thing })

export function check(scene: ExpectationContext, then: MapNode): FailedExpectation[] {
  const zones = scene.entry.situations.zones(scene.state)
  return then.entries.flatMap(entry => {
    notVacuous(entry)
    const seat = seatNamed(entry.word)
    if (seat !== undefined) return checkSeat(scene, seat, entry, zones[entry.word])
    const expectation = expectations[entry.word]
    if (expectation) return expectation(scene, entry.value)
    if (entry.word === 'refused')
      return failAt(entry, 'only a start can be refused here; refused choices stand in when')
    return checkZone(scene, entry.word, entry, zones, Object.keys(expectations))
  })
}

/** Zones may be empty, and so may all that is offered exactly; other empty expectations would prove nothing. */
const emptyMeansNothing = ['events', 'offers', 'offersNot']
function notVacuous(entry: Entry): void {
  const { word, value } = entry
  const empty = value.kind === 'list' ? value.items.length === 0 && emptyMeansNothing.includes(word) : isEmpty(value)
  if (empty) failAt(entry, `this “${word}” expects nothing`)
}
const isEmpty = (node: YamlNode): boolean => node.kind === 'words' && node.entries.length === 0

function checkSeat(
  scene: ExpectationContext,
  seat: number,
  { word, spot, value }: Entry,
  zones: unknown,
): FailedExpectation[] {
  if (zones === null || typeof zones !== 'object') return failAt({ spot }, `${word} is not at the table`)
  return asWords(value, word).entries.flatMap(entry => {
    notVacuous(entry)
    const expectation = seatExpectations[entry.word]
    if (expectation) return expectation(scene, entry.value, seat)
    return checkZone(scene, `${word}.${entry.word}`, entry, asThing(zones), Object.keys(seatExpectations))
  })
}

function checkZone(
  { entry: { situations } }: ExpectationContext,
  name: string,
  entry: Entry,
  zones: { readonly [zone: string]: unknown },
  others: readonly string[],
): FailedExpectation[] {
  const { word, value } = entry
  if (!(word in zones))
    failAt(entry, didYouMean(`nothing called “${word}” can be expected here`, word, [...others, ...Object.keys(zones)]))
  return compareZone({ vocabulary: situations.vocabulary, name, word }, value, zones[word])
}

// --- what is said of one seat ----------------------------------------------------------------------------------

type SeatExpectation = (scene: ExpectationContext, value: YamlNode, seat: number) => FailedExpectation[]

function offered(scene: ExpectationContext, seat: number): { readonly [word: string]: unknown }[] {
  const ask = gameOf(scene)
    .asks(scene.state)
    .find(asked => asked.seat === seat)
  return (ask?.choices ?? []).map(asThing)
}
const readChoices = (scene: ExpectationContext, value: YamlNode): Phrase[] =>
  oneOrMore(value).map(item => readChoice(scene.entry.situations.vocabulary, item))

const seatExpectations: { readonly [word: string]: SeatExpectation } = {
  offers(scene, value, seat) {
    const { vocabulary } = scene.entry.situations
    const choices = offered(scene, seat)
    const lacking = readChoices(scene, value).filter(said => matchingChoices(vocabulary, said, choices).length === 0)
    return lacking.map(said => unmet(said, `${seatName(seat)}.offers`, said.text, formatPhrases(vocabulary, choices)))
  },
  offersNot(scene, value, seat) {
    const { vocabulary } = scene.entry.situations
    const choices = offered(scene, seat)
    return readChoices(scene, value).flatMap(said => {
      const there = matchingChoices(vocabulary, said, choices)
      if (there.length === 0) return []
      return [unmet(said, `${seatName(seat)}.offersNot`, `no ${said.text}`, formatPhrases(vocabulary, there))]
    })
  },
  offersExactly(scene, value, seat) {
    const { vocabulary } = scene.entry.situations
    const choices = offered(scene, seat)
    const said = readChoices(scene, value)
    const more = choices.filter(choice => !said.some(phrase => matchesPhrase(vocabulary, phrase, choice)))
    if (more.length > 0)
      return [unmet(value, `${seatName(seat)}.offersExactly`, 'no more than this', formatPhrases(vocabulary, more))]
    return seatExpectations.offers!(scene, value, seat)
  },
  score(scene, value, seat) {
    const score = scene.entry.situations.scores(scene.state)[seat]!
    return asWords(value, `${seatName(seat)}.score`).entries.flatMap(entry => {
      const found = score[entry.word]
      if (found === undefined)
        return failAt(entry, didYouMean(`the score has no line “${entry.word}”`, entry.word, Object.keys(score)))
      const what = `${seatName(seat)}.score.${entry.word}`
      const expected = numberOf(entry.value, what)
      return expected === found ? [] : [unmet(entry, what, String(expected), String(found))]
    })
  },
}

// --- what is said of the whole table ---------------------------------------------------------------------------

const expectations: { readonly [word: string]: Expectation } = {
  asked(scene, value) {
    const asks = gameOf(scene).asks(scene.state)
    const found = asks.map(ask => `${seatName(ask.seat)}: ${ask.prompt} (${ask.why})`).join(', ') || 'nobody'
    const said = value.kind === 'words' ? value.entries.map(({ word }) => word) : oneOrMore(value).map(textOf)
    const names = said.filter(name => name !== 'nobody')
    for (const name of names) if (seatNamed(name) === undefined) failAt(value, `asked: expected seats, found “${name}”`)
    const seats = asks.map(ask => seatName(ask.seat))
    if (names.length !== seats.length || !seats.every(seat => names.includes(seat)))
      return [unmet(value, 'asked', said.join(', '), found)]
    if (value.kind !== 'words') return []
    return value.entries.flatMap(({ word, value: prompt }) => {
      const ask = asks.find(({ seat }) => seatName(seat) === word)!
      const text = textOf(prompt)
      const [, question, why] = /^(\S+)(?: \((.+)\))?$/.exec(text) ?? []
      const asWritten = why === undefined || idOf(scene.entry.situations.vocabulary, why) === ask.why
      return question === ask.prompt && asWritten ? [] : [unmet(prompt, 'asked', text, found)]
    })
  },
  events(scene, value) {
    const { vocabulary } = scene.entry.situations
    let next = 0
    for (const item of asList(value, 'events').items) {
      const said = readEvent(vocabulary, item)
      const at = scene.events.findIndex((event, i) => i >= next && matchesPhrase(vocabulary, said, asThing(event)))
      if (at < 0) {
        const later = scene.events.slice(next).map(asThing)
        return [unmet(item, 'events', said.text, formatPhrases(vocabulary, alike(later, said)))]
      }
      next = at + 1
    }
    return []
  },
  times(scene, value) {
    const { vocabulary } = scene.entry.situations
    return asWords(value, 'times').entries.flatMap(({ word, spot, value: number }) => {
      const said = readEvent(vocabulary, { kind: 'leaf', value: word, spot })
      const found = scene.events.filter(event => matchesPhrase(vocabulary, said, asThing(event))).length
      const expected = numberOf(number, 'times')
      return found === expected ? [] : [unmet(number, 'times', `${expected} × ${word}`, String(found))]
    })
  },
  hidden: (scene, value) =>
    eachKnown(scene, value, 'hidden').flatMap(({ viewer, name, item, known }) =>
      known ? [unmet(item, 'hidden', `${name} unknown to ${viewer}`, `it in the view of ${viewer}`)] : [],
    ),
  seen: (scene, value) =>
    eachKnown(scene, value, 'seen').flatMap(({ viewer, name, item, known }) =>
      known ? [] : [unmet(item, 'seen', `${name} known to ${viewer}`, `no ${name} in the view of ${viewer}`)],
    ),
  secretsKept(scene, value) {
    flagOf(value, 'secretsKept')
    const viewers: Viewer[] = ['spectator', ...scene.entry.situations.scores(scene.state).keys()]
    const told = viewers.filter(viewer => !keepsSecretsFrom(scene, viewer))
    if (told.length === 0) return []
    const names = told.map(viewer => (viewer === 'spectator' ? viewer : seatName(viewer))).join(', ')
    return [unmet(value, 'secretsKept', 'views that tell nothing hidden', `a view that does: ${names}`)]
  },
  over(scene, value) {
    const found = gameOf(scene).result(scene.state) !== undefined
    return flagOf(value, 'over') === found ? [] : [unmet(value, 'over', String(!found), String(found))]
  },
  winners(scene, value) {
    const result = gameOf(scene).result(scene.state)
    if (!result) return [unmet(value, 'winners', oneOrMore(value).map(textOf).join(', '), 'a game that goes on')]
    const expected = oneOrMore(value).map(textOf).sort().join(', ')
    const found = result.winners.map(seatName).join(', ')
    return expected === found ? [] : [unmet(value, 'winners', expected, found)]
  },
  result(scene, value) {
    const result = gameOf(scene).result(scene.state)
    if (!result) return [unmet(value, 'result', 'a result', 'a game that goes on')]
    const found = asThing(result)
    return asWords(value, 'result').entries.flatMap(entry => {
      if (!(entry.word in found))
        failAt(entry, didYouMean(`the result has no “${entry.word}”`, entry.word, Object.keys(found)))
      const [expected, actual] = [JSON.stringify(plain(entry.value)), JSON.stringify(found[entry.word])]
      return expected === actual ? [] : [unmet(entry, `result.${entry.word}`, expected, actual)]
    })
  },
  /** By kind and id, `*` for any of them: `token crystal-*: 5`. */
  pieces(scene, value) {
    const all = Object.entries(gameOf(scene).inventory(scene.state))
    return asWords(value, 'pieces').entries.flatMap(entry => {
      const like = new RegExp(`^${entry.word.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`)
      const found = all.filter(([piece]) => like.test(piece)).reduce((sum, [, copies]) => sum + copies, 0)
      const expected = numberOf(entry.value, 'pieces')
      return expected === found ? [] : [unmet(entry, `pieces ${entry.word}`, String(expected), String(found))]
    })
  },
}

/** All that can be expected besides zones. */
export const expectationWords: readonly string[] = [...Object.keys(seatExpectations), ...Object.keys(expectations)]

const flagOf = (node: YamlNode, what: string): boolean =>
  node.kind === 'leaf' && typeof node.value === 'boolean'
    ? node.value
    : failAt(node, `${what}: expected true or false, found ${kindOf(node)}`)

/** Events of the same kind say more about what went wrong than all of them. */
function alike<T extends { readonly [word: string]: unknown }>(events: readonly T[], said: Phrase): readonly T[] {
  const same = events.filter(event => event.event === said.facts[0]?.[1])
  return same.length > 0 ? same : events
}

/** For each viewer and each name, whether it stands in what this viewer sees: the table and the log. */
function eachKnown(scene: ExpectationContext, value: YamlNode, what: string) {
  const { vocabulary } = scene.entry.situations
  return asWords(value, what).entries.flatMap(({ word, spot, value: names }) => {
    const viewer = word === 'spectator' ? word : seatNamed(word)
    if (viewer === undefined) return failAt({ spot }, `${what}: expected a seat or spectator, found “${word}”`)
    const log = scene.events.map(event => eventFor(event, viewer))
    const sight = JSON.stringify([gameOf(scene).view(scene.state, viewer), log])
    return oneOrMore(names).map(item => {
      const name = textOf(item)
      if (!isPiece(vocabulary, name)) failAt(item, didYouMean(`there is no “${name}”`, name, pieceNames(vocabulary)))
      return { viewer: word, name, item, known: sight.includes(name) }
    })
  })
}

/** Whatever lies in the dark, the view is the same. */
function keepsSecretsFrom(scene: ExpectationContext, viewer: Viewer): boolean {
  const game = gameOf(scene)
  const sight = JSON.stringify(game.view(scene.state, viewer))
  return ['one', 'two', 'three'].every(
    seed => JSON.stringify(game.view(game.redeal(scene.state, viewer, seed), viewer)) === sight,
  )
}
