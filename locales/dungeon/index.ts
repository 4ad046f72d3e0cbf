// The words of the dungeon games: what their rules say in ids and figures, said to people. Terminal and browser share them.
export { type Called, type ChoiceWords, choiceText } from './choices.ts'
export { endingText, titleName } from './ending.ts'
export { eventText, type Seen } from './events.ts'
export { lastingText } from './lasting.ts'
export { cardBehind, cardName, cardText, effectText, kindOf, minionText, treasureName } from './names.ts'
export { placeName, spaceName, spaceText } from './places.ts'
export { questionText } from './questions.ts'
export type { Words } from './words.ts'
