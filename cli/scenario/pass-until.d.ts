import { type Vocabulary } from '@overlair/rules/kernel';
import { type Phrase } from './phrases.ts';
import type { RunningGame } from './running-game.ts';
import { type SourcePosition, type YamlNode } from './yaml-tree.ts';
export interface PassUntil {
    readonly kind: 'pass until';
    readonly text: string;
    readonly position: SourcePosition;
    readonly until: Phrase | Question;
}
interface Question {
    /** Undefined for any seat. */
    readonly seat: number | undefined;
    /** Undefined for any prompt. */
    readonly prompt: string | undefined;
}
export declare const isPassUntil: (node: YamlNode) => boolean;
export declare function readPassUntil(vocabulary: Vocabulary, node: YamlNode): PassUntil;
/** Passes at least once. The first seat that is asked passes first. Fails if a seat cannot pass. */
export declare function passUntil(running: RunningGame, { until, text, position }: PassUntil): void;
export {};
