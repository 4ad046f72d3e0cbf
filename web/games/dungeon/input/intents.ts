// What the player tries with a thing on the table. The rules say why it is not possible now.
import type { RoomView } from '@overlair/rules/dungeon'
import type { Intent, Seat } from '@overlair/rules/kernel'
import { cardKindOf } from '../model/texts.ts'
import { type Selection, selectedCard } from './selection.ts'

/** A card of the own hand: to build it or to play it. */
export const intentOfCard = (card: string): Intent => (cardKindOf(card) === 'room' ? { build: card } : { cast: card })

/** Rooms, bosses and heroes have a meaning only while the player is asked. */
const whileAsked = (selection: Selection, intent: Intent): Intent | undefined => selection.ask.value && intent
export const intentOfHero = (selection: Selection, hero: string) => whileAsked(selection, { hero })
export const intentOfBoss = (selection: Selection, room: string) => whileAsked(selection, { room })
/** A place to build the selected card, or a room to choose. A room that the player does not know has only its place. */
export function intentOfRoom(selection: Selection, seat: Seat, { id }: RoomView, at: number): Intent | undefined {
  const ask = selection.ask.value
  const card = selectedCard(selection)
  const place = { at, ...(seat !== ask?.seat && { in: seat }) }
  if (card !== undefined && ask?.choices.some(choice => 'build' in choice)) return { build: card, ...place }
  return whileAsked(selection, id === null ? place : { room: id })
}
