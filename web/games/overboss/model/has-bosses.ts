import type { RawOptions } from '@overlair/rules/kernel'

/** Whether the game has bosses. A solo player has one unless the options exclude it (OB-155). */
export const hasBosses = (players: number, { bosses }: RawOptions): boolean => (bosses ?? players === 1) === true
