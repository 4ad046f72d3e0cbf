import { type FailedExpectation } from './failed-expectation.ts';
import type { RunningGame } from './running-game.ts';
import { type YamlNode } from './yaml-tree.ts';
type Expectation = (context: RunningGame, value: YamlNode) => FailedExpectation[];
export declare const secretExpectations: {
    readonly [key: string]: Expectation;
};
export {};
