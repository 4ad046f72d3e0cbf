import { type MapNode } from './yaml-tree.ts';
/** Returns the scenario with the values of one row filled in. Fails if the scenario does not use a value. */
export declare function fillCase(scenario: MapNode, row: MapNode): MapNode;
