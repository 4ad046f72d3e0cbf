import { type AnyGame, type GameEvent, type Viewer } from '@overlair/rules/kernel';
import { type MapNode } from './yaml-tree.ts';
export declare const viewerNamed: (name: string) => Viewer | undefined;
export declare class Sightings {
    #private;
    constructor(game: AnyGame, thens: readonly MapNode[]);
    /** Notes the names in the current view of each viewer, and in these events. */
    look(state: unknown, events: readonly GameEvent[]): void;
    has(viewer: Viewer, name: string): boolean;
}
