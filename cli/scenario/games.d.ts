import type { AnyGame, SituationFormat } from '@overlair/rules/kernel';
export interface GameEntry {
    readonly game: AnyGame;
    readonly situations: SituationFormat<unknown>;
}
export declare const gameEntries: readonly GameEntry[];
