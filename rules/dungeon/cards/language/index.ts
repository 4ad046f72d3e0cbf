// The vocabulary in which cards are declared, besides the combinators of engine/combinators.ts and the parts of
// declarations.ts. A word that only one card uses is next to that card.

export * from './conditions.ts'
export * from './counters.ts'
export * from './effects.ts'
export * from './targets.ts'
