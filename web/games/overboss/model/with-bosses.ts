import type { RawOptions } from '@overlair/rules/kernel'

/** A solo player has a boss unless the options say otherwise (OB-155). */
export const withBosses = (players: number, { bosses }: RawOptions): boolean => (bosses ?? players === 1) === true
