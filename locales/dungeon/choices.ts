// Texts of choices. A new kind of choice without a text here does not compile.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Placement } from '@overlair/rules/dungeon/model/choices'
import type { CardName, HeroName, RoomId } from '@overlair/rules/dungeon/model/state'
import { boardSpace, spaceName } from './action-spaces.ts'
import { cardName, cardOfId, deckName, modeText, treasureName } from './names.ts'
import type { TextContext } from './text-context.ts'

export interface ChoiceText {
  readonly text: string
  /** The card of the choice. A table may show the card instead of the text. */
  readonly card?: CardName
}
/** How a front end names the pieces. The terminal adds details that tell equal names apart. */
export interface PieceNames {
  card(card: CardName): string
  room(id: RoomId): string
  hero(name: HeroName): string
}

/** Returns the text of a choice. `view` is the view of the seat that is asked. */
export function choiceText(
  choice: Choice,
  view: View,
  context: TextContext,
  names: PieceNames = byName(context),
): ChoiceText {
  const { t } = context
  const about = (id: string, text: string): ChoiceText => ({ text, card: cardOfId(id) })
  const source = (id: string) => (id.includes('#') ? names.room(id) : cardName(id, context))
  if ('pass' in choice) return { text: passText(view, context) }
  if ('accept' in choice) return { text: t('choice.yes') }
  if ('keep' in choice) return { text: t('action.keepHand') }
  if ('mulligan' in choice) return { text: t('choice.mulligan') }
  if ('boss' in choice) return about(choice.boss, cardName(choice.boss, context))
  if ('build' in choice)
    return about(choice.build, `${cardName(choice.build, context)} → ${siteText(choice, view, context, names)}`)
  if ('discard' in choice) return { text: `${cardName(choice.discard, context)} + ${cardName(choice.and, context)}` }
  if ('cast' in choice) return castText(choice, context)
  if ('use' in choice) return about(choice.use, t('choice.use', { card: source(choice.use) }))
  if ('first' in choice) return about(choice.first, t('choice.first', { card: source(choice.first) }))
  // The card name alone would look like the choice to build it.
  if ('coin' in choice) return { text: t('choice.coin', { card: cardName(choice.coin, context) }) }
  if ('take' in choice) return about(choice.take, names.card(choice.take))
  if ('card' in choice) return about(choice.card, names.card(choice.card))
  if ('price' in choice) return about(choice.price, names.card(choice.price))
  if ('room' in choice) return about(choice.room, names.room(choice.room))
  if ('other' in choice) return about(choice.other, names.room(choice.other))
  if ('sacrifice' in choice) return about(choice.sacrifice, names.room(choice.sacrifice))
  if ('hero' in choice) return about(choice.hero, names.hero(choice.hero))
  if ('soul' in choice) return about(choice.soul, names.hero(choice.soul))
  if ('player' in choice) return { text: context.name(choice.player) }
  if ('draw' in choice) return { text: deckName(choice.draw, context) }
  if ('kind' in choice) return { text: deckName(choice.kind, context) }
  if ('treasure' in choice) return { text: treasureName(choice.treasure, context) }
  if ('spell' in choice) return about(choice.spell, effectText(choice.spell, view, context))
  if ('ability' in choice) return about(choice.ability, effectText(choice.ability, view, context))
  if ('minion' in choice) {
    const text = spaceName(choice.minion, context)
    return boardSpace(choice.minion) ? { text } : about(choice.minion, text)
  }
  return choice satisfies never
}
const byName = (context: TextContext): PieceNames => {
  const name = (id: string) => cardName(id, context)
  return { card: name, room: name, hero: name }
}

/** Returns where a room is built: “new place”, or the room that it covers. */
function siteText(
  { at, in: whose }: Placement,
  { players, ask }: View,
  { t, name }: TextContext,
  names: PieceNames,
): string {
  const owner = whose ?? ask?.seat
  const below = owner === undefined ? undefined : players[owner]?.dungeon[at]
  if (below?.id) return names.room(below.id)
  return whose === undefined ? t('choice.newPlace') : `${t('choice.newPlace')} (${name(whose)})`
}
function castText({ cast, mode }: Extract<Choice, { cast: CardName }>, context: TextContext): ChoiceText {
  const card = cardName(cast, context)
  return mode === undefined
    ? { text: context.t('choice.cast', { card }), card: cast }
    : { text: context.t('choice.castMode', { card, mode: modeText(cast, mode, context) }) }
}
/** Returns the card of a declared effect and the player who declared it. */
function effectText(id: string, { pending }: View, context: TextContext): string {
  const effect = pending.find(declared => declared.effect === id)
  return effect ? `${cardName(effect.card, context)} (${context.name(effect.seat)})` : cardName(id, context)
}
function passText({ ask }: View, { t }: TextContext): string {
  switch (ask?.prompt) {
    case 'build.room':
    case 'build.first':
      return t('action.noRoom')
    case 'ability':
      return t('choice.no')
    case 'act':
    case 'negate':
      return t('action.pass')
    default:
      return t('action.skip')
  }
}
