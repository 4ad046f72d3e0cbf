// What clients and server agree on, without the checks of the server: a client that imports this stays small.

/** Changes with every message that an older client would not understand. */
export const protocolVersion = 1

/** Limits of a request, in characters or numbers of fields. The size of a whole message is limited before it is parsed. */
export const limits = {
  message: 16_384,
  name: 24,
  text: 300,
  words: 12,
  word: 120,
} as const
