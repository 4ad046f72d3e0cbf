import type { FailedExpectation } from './failed-expectation.ts';
import type { Scenario } from './scenario-file.ts';
/** Returns the failed expectations; empty if all hold. */
export declare function play(scenario: Scenario): FailedExpectation[];
