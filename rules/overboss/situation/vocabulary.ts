// The words that scenarios of Overboss may use. The types keep these tables in line with choices.ts.
import type { Vocabulary } from '../../kernel/situations.ts'
import { cells } from '../model/boards.ts'
import { bossIds } from '../model/boss-ids.ts'
import type { Choice } from '../model/choices.ts'
import { commandIds } from '../model/commands.ts'
import { eventFields } from '../model/event-fields.ts'
import { minibossIds, monsterIds, tileIds, tokenIds } from '../model/pieces.ts'
import { prompts } from '../model/prompts.ts'
import { slots } from '../moves/market.ts'

type WordsOf<Union> = Union extends unknown ? keyof Union : never

const places = [...cells, 'stash']
const choices: { readonly [word in WordsOf<Choice>]: readonly (string | number)[] } = {
  keep: bossIds,
  draft: tileIds,
  from: [...slots, ...cells],
  with: [...tokenIds, ...cells],
  take: tokenIds,
  place: tileIds,
  at: places,
  settle: tokenIds,
  portal: ['open'],
  move: tokenIds,
  to: cells,
  swap: cells,
  reveal: bossIds,
  spend: tokenIds,
  exchange: tokenIds,
  for: tokenIds,
  discard: tokenIds,
  keepToken: tokenIds,
  command: commandIds,
  slide: tileIds,
  of: [],
  demolish: tileIds,
  overthrow: tileIds,
  against: tileIds,
  pass: ['circle', 'command', 'portal', 'turn'],
}

export const vocabulary: Vocabulary = {
  pieces: [...tileIds, ...tokenIds, ...bossIds, ...commandIds],
  shortNames: Object.fromEntries([
    ...monsterIds.map(id => [id, `monster-${id}`]),
    ...minibossIds.map(id => [id, `miniboss-${id}`]),
  ]),
  choices,
  events: Object.fromEntries(Object.entries(eventFields).map(([event, fields]) => [event, Object.keys(fields)])),
  seatWords: ['of', 'seat', 'seats', 'winners'],
  pairs: [['swap', 'with']],
  phases: [],
  prompts,
  unorderedZones: ['bag', 'discard', 'stash', 'dealt', 'commandDiscard'],
  deckZones: ['deck', 'commandDeck'],
}
