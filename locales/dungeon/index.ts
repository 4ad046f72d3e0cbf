// Texts of the dungeon games: turns ids and numbers of the rules into sentences. Terminal and browser share them.

export { placeName, spaceName, spaceText } from './action-spaces.ts'
export { type ChoiceText, choiceText, type PieceNames } from './choices.ts'
export { eventText, type VisibleEvent } from './events.ts'
export {
  cardKindOf,
  cardName,
  cardOfId,
  cardText,
  effectText,
  isSuperCard,
  minionText,
  phaseName,
  treasureName,
} from './names.ts'
export { promptText } from './prompts.ts'
export { optionRefusalText, refusalText } from './refusals.ts'
export { resultText, titleName } from './result.ts'
export { roundEffectText } from './round-effects.ts'
export type { TextContext } from './text-context.ts'
