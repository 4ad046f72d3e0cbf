// The words that cards are written in, beside the combinators of steps.ts and the parts of declarations.ts.
// A word used by one card only stands next to that card.

export * from './conditions.ts'
export * from './counters.ts'
export * from './effects.ts'
export * from './targets.ts'
