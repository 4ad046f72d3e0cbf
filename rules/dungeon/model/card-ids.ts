// The cards of Super Boss Monster bear a mark, since some are called like cards of other boxes: `sbm-spell-freeze`.
import type { CardKind } from '../engine/card-registry.ts'

export const withSetPrefix = (kind: CardKind, name: string): string => `sbm-${kind}-${name}`
const mark = /^sbm-(?:room|spell|boss|hero)-/
export const hasSetPrefix = (name: string): boolean => mark.test(name)
export const withoutSetPrefix = (name: string): string => name.replace(mark, '')
