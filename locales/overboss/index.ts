// Texts of Overboss: turns ids and numbers of the rules into sentences. Terminal and browser share them.
export { eventText } from './events.ts'
export { bossName, commandName, lineName, terrainName, tileName, tokenName } from './names.ts'
export { passText, promptText } from './prompts.ts'
export { optionRefusalText, refusalText } from './refusals.ts'
export type { TextContext, TranslateContext } from './text-context.ts'
