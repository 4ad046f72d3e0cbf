// The words of Overboss: what its rules say in ids and figures, said to people. Terminal and browser share them.
export { eventText } from './events.ts'
export { bossName, commandName, lineName, terrainName, tileName, tokenName } from './names.ts'
export { passText, promptText } from './prompts.ts'
export type { TextContext, TranslateContext } from './text-context.ts'
