// A shorter form of the messages that come most often: frequent pieces of their text are one control character each. JSON has no
// control characters, so the form is unambiguous.

/** In this order, the pieces have the codes below. docs/protocol.md lists them. */
export const pieces: readonly string[] = [
  '{"push":"steps","table":"',
  ',"from":',
  ',"steps":[{"index":',
  ',"seat":',
  ',"events":[{"event":"',
  ',"why":"',
  '},{"event":"',
  '"changes":[[{"',
  ']],"hash":"',
  ',"seats":{',
  '}]},{"index":',
  '"players":{"',
  '"asked":{"0":[',
  '],[{"',
  'passed"',
  ',"reveals":true',
  ',"choices":',
  '{"pass":true}',
  '"waits":false,"met":[],"spared":false',
  'stack":{"',
  '{"program":"',
  '"room":',
  '"hero":',
  '"damage":',
  '"tile":',
  '"token":',
  '"steps":{"1":{"step":["',
  '"v":{"',
  ',[{"step":"end-turn"},{"step":"draft"',
  ',"takes":"pair","onto":null}',
  'settle"],"moment":[true]',
  ',"id":"","v":{"you":',
  '"walker":',
  ',"self":"',
  'BM-',
  'OB-',
  '"monster-',
  '"ask":{"prompt":["',
  '"turn":',
  '"entered":',
  '"hidden":{"',
  '"decision":',
  ',"undoable":',
  '"tally":{',
  '"dungeon":{"',
  '"name":"',
  ',"revealed":',
  ',"bonus":0,"tokens":0,"at":',
  ',"sentTo":-1,"skips":0,',
  '"market":{"',
  '"map":{"',
  '"placed":[',
  '"number":[',
  'false',
  '"rooms":',
  '"pc":[',
  '"held":[',
  '"count":',
  '"sbm-room-',
  'sbm-spell-',
]
const numbersFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i)
/** One byte each in UTF-8, without tab and the ends of a line; then two bytes each. */
const codes = [...numbersFrom(1, 8), 11, 12, ...numbersFrom(14, 18), ...numbersFrom(0x80, 32)].map(code =>
  String.fromCharCode(code),
)
const coded = pieces.map((piece, i) => ({ piece, code: codes[i]! }))
const pieceOf = new Map(coded.map(({ piece, code }) => [code, piece]))
const anyCode = new RegExp(`[${codes.join('')}]`, 'g')
const codeOf = new Map(coded.map(({ piece, code }) => [piece, code]))
/** A longer piece may begin with a shorter one. */
const longestFirst = pieces.toSorted((a, b) => b.length - a.length)
const anyPiece = new RegExp(longestFirst.map(piece => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')

/** Shortens JSON, or a part of it. */
export const shortened = (text: string): string => text.replace(anyPiece, piece => codeOf.get(piece)!)
/** Whether a text can be shortened: JSON escapes only the first of the control characters. */
export const isPlain = (text: string): boolean => text.search(anyCode) < 0
/** The JSON of a message. A message that is not in the short form begins with a brace and stays as it is. */
export const lengthened = (text: string): string =>
  text.startsWith('{') ? text : text.replace(anyCode, code => pieceOf.get(code)!)
