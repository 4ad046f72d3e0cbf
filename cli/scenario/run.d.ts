import { type ParsedScenario } from './scenario-file.ts';
/** Returns the given files, and all scenario files in the given folders. */
export declare function scenarioFiles(paths: readonly string[]): string[];
export interface ScenarioOutcome {
    readonly title: string;
    /** Each with file, line and column; empty if all expectations hold. */
    readonly failures: readonly string[];
}
/** Plays a scenario. A scenario that could not be read fails with the reason. */
export declare function playParsed({ title, scenario }: ParsedScenario): ScenarioOutcome;
export interface RunOutcome {
    readonly passed: number;
    readonly failed: number;
}
/** Plays all files and prints each failure. */
export declare function playFiles(files: readonly string[], print: (line: string) => void): RunOutcome;
