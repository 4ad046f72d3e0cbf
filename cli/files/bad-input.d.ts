/** Invalid input on the command line or in a file. The message is one sentence with the reason. */
export declare class BadInput extends Error {
    readonly name = "BadInput";
}
