/** Returns the offset of the first invalid character, or the length of the text if it ends too early. */
export declare function jsonErrorOffset(text: string): number;
