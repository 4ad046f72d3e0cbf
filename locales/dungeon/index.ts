// The words of the dungeon games: what their rules say in ids and figures, said to people. Terminal and browser share them.
export { type ChoiceText, choiceText, type PieceNames } from './choices.ts'
export { resultText, titleName } from './ending.ts'
export { eventText, type VisibleEvent } from './events.ts'
export { roundEffectText } from './lasting.ts'
export { cardKindOf, cardName, cardOfId, cardText, effectText, minionText, treasureName } from './names.ts'
export { placeName, spaceName, spaceText } from './places.ts'
export { promptText } from './questions.ts'
export type { TextContext } from './words.ts'
