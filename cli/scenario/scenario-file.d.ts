import { type GameEntry } from './games.ts';
import { type PassUntil } from './pass-until.ts';
import { type Phrase } from './phrases.ts';
import { BadScenario, type MapNode, type SourcePosition } from './yaml-tree.ts';
/** One line of a `when`. */
export type ScenarioMove = {
    readonly kind: 'choose';
    readonly seat: number;
    readonly choice: Phrase;
} | {
    readonly kind: 'refused';
    readonly seat: number;
    readonly choice: Phrase;
    readonly because: string;
} | {
    readonly kind: 'play to the end';
    readonly position: SourcePosition;
} | PassUntil;
interface Step {
    readonly moves: readonly ScenarioMove[];
    readonly expected: MapNode | undefined;
}
export interface Start {
    readonly from: 'given' | 'setup';
    readonly map: MapNode;
}
export interface Scenario {
    readonly name: string;
    /** The name with its cases and rules. */
    readonly title: string;
    readonly position: SourcePosition;
    readonly entry: GameEntry;
    readonly start: Start;
    readonly seed: string;
    readonly steps: readonly Step[];
}
/** A scenario that can be played, or the error that prevents it. */
export interface ParsedScenario {
    readonly title: string;
    readonly position: SourcePosition;
    readonly scenario: Scenario | BadScenario;
}
export declare const scenarioKeys: readonly string[];
export declare function readScenarios(file: string, text: string): ParsedScenario[];
export {};
