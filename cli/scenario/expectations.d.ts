import { type FailedExpectation } from './failed-expectation.ts';
import type { RunningGame } from './running-game.ts';
import { type MapNode } from './yaml-tree.ts';
export declare function check(context: RunningGame, then: MapNode): FailedExpectation[];
/** All keys of a `then` besides zones. */
export declare const expectationKeys: readonly string[];
