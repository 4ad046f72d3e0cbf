/** Returns the reason of a file system error as text. */
export declare function reasonOf(error: unknown): string;
/** Writes a file. Returns the reason if that failed. */
export declare function writeText(file: string, text: string): string | undefined;
/** Returns all files and folders below a folder. Undefined if the path is not a folder. */
export declare function filesUnder(folder: string): string[] | undefined;
export declare function readText(file: string): string;
/** Reads a JSON file. For malformed JSON, the error has line and column. */
export declare function readJson(file: string): unknown;
