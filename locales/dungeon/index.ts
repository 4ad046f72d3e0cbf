// The words of the dungeon games: what their rules say in ids and figures, said to people. Terminal and browser share them.

export { placeName, spaceName, spaceText } from './action-spaces.ts'
export { type ChoiceText, choiceText, type PieceNames } from './choices.ts'
export { eventText, type VisibleEvent } from './events.ts'
export { cardKindOf, cardName, cardOfId, cardText, effectText, minionText, treasureName } from './names.ts'
export { promptText } from './prompts.ts'
export { resultText, titleName } from './result.ts'
export { roundEffectText } from './round-effects.ts'
export type { TextContext } from './text-context.ts'
