import type { Key } from '../namespaces.ts'
import { dungeonGlossary } from './dungeon.ts'
import type { GlossaryEntry } from './entry.ts'
import { overbossGlossary } from './overboss.ts'

type Term = Key<'glossary'> extends infer K ? (K extends `glossary:${infer Id}.term` ? Id : never) : never

/** All terms. A term with a text but without an entry does not compile. */
export const glossary: { readonly [T in Term]: GlossaryEntry } = { ...dungeonGlossary, ...overbossGlossary }
