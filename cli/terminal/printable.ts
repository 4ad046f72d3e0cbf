/** Replaces control characters by spaces. Text from the input could otherwise clear the screen or look like other output. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

/** Formats JSON. Escapes also the control characters that JSON allows in a text. */
export const printableJson = (value: unknown, indent: number): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f]/g,
    character => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
