// What clients and server agree on, without the checks of the server: a client that imports this stays small.

/** Changes with every message that an older client would not understand. */
export const protocolVersion = 2

/** Limits of a request, in characters or numbers of fields. The size of a whole message is limited before it is parsed. */
export const limits = {
  message: 16_384,
  name: 24,
  text: 300,
  words: 12,
  word: 120,
  /** Choices that one `replay` shows. */
  replay: 100,
  /** Messages in one request over HTTP. */
  pollMessages: 64,
  /** Seconds for which a request over HTTP waits for news. */
  pollWait: 20,
} as const

/** After this many milliseconds without a connection of a person, the others may act for them. */
export const ABSENT_AFTER = 60_000

/** Quick phrases that each client shows in its own language. */
export const phrases = [
  'hello',
  'well-played',
  'thanks',
  'oops',
  'hurry',
  'thinking',
  'good-game',
  'mwahaha',
  'wow',
] as const
