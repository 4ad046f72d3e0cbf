import type { AnyGame, Choice, GameEvent } from '@overlair/rules/kernel';
import type { GameEntry } from './games.ts';
import { Sightings } from './sightings.ts';
import type { MapNode } from './yaml-tree.ts';
/** The game of a scenario while the runner plays it. */
export declare class RunningGame {
    readonly entry: GameEntry;
    readonly state: unknown;
    /** The number of seats. */
    readonly players: number;
    readonly sightings: Sightings;
    /** Events since the current `when` began. */
    events: GameEvent[];
    /** `thens` are all expectations of the scenario. */
    constructor(entry: GameEntry, state: unknown, thens: readonly MapNode[]);
    get game(): AnyGame;
    /** Makes a legal choice and returns its events. */
    choose(seat: number, choice: Choice): readonly GameEvent[];
}
