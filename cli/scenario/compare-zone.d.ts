import type { Vocabulary } from '@overlair/rules/kernel';
import type { FailedExpectation } from './failed-expectation.ts';
import { type YamlNode } from './yaml-tree.ts';
interface Zone {
    readonly vocabulary: Vocabulary;
    /** The name in messages: `P1.stash`. */
    readonly name: string;
    /** The key of the zone: `stash`. */
    readonly key: string;
}
export declare function compareZone(zone: Zone, node: YamlNode, actual: unknown): FailedExpectation[];
export declare const numberOf: (node: YamlNode, what: string) => number;
export {};
