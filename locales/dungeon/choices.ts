// What can be chosen, in words. A choice of the rules without words here does not compile.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Placement } from '@overlair/rules/dungeon/model/choices'
import type { CardName, HeroName, RoomId } from '@overlair/rules/dungeon/model/state'
import { boardSpace, spaceName } from './action-spaces.ts'
import { cardName, cardOfId, deckName, modeText, treasureName } from './names.ts'
import type { TextContext } from './text-context.ts'

export interface ChoiceText {
  readonly text: string
  /** The card it is about, which a table may show instead. */
  readonly card?: CardName
}
/** What a table calls the pieces: by their names alone, or with what must be told apart in writing. */
export interface PieceNames {
  card(card: CardName): string
  room(id: RoomId): string
  hero(name: HeroName): string
}

/** For the one who is asked: the view is theirs. */
export function choiceText(
  choice: Choice,
  view: View,
  words: TextContext,
  called: PieceNames = byName(words),
): ChoiceText {
  const { t } = words
  const about = (id: string, text: string): ChoiceText => ({ text, card: cardOfId(id) })
  const source = (id: string) => (id.includes('#') ? called.room(id) : cardName(id, words))
  if ('pass' in choice) return { text: passText(view, words) }
  if ('accept' in choice) return { text: t('choice.yes') }
  if ('keep' in choice) return { text: t('action.keepHand') }
  if ('mulligan' in choice) return { text: t('choice.mulligan') }
  if ('boss' in choice) return about(choice.boss, cardName(choice.boss, words))
  if ('build' in choice)
    return about(choice.build, `${cardName(choice.build, words)} → ${siteText(choice, view, words, called)}`)
  if ('discard' in choice) return { text: `${cardName(choice.discard, words)} + ${cardName(choice.and, words)}` }
  if ('cast' in choice) return castText(choice, words)
  if ('use' in choice) return about(choice.use, t('choice.use', { card: source(choice.use) }))
  if ('first' in choice) return about(choice.first, t('choice.first', { card: source(choice.first) }))
  // The card alone would look like building it.
  if ('coin' in choice) return { text: t('choice.coin', { card: cardName(choice.coin, words) }) }
  if ('take' in choice) return about(choice.take, called.card(choice.take))
  if ('card' in choice) return about(choice.card, called.card(choice.card))
  if ('price' in choice) return about(choice.price, called.card(choice.price))
  if ('room' in choice) return about(choice.room, called.room(choice.room))
  if ('other' in choice) return about(choice.other, called.room(choice.other))
  if ('sacrifice' in choice) return about(choice.sacrifice, called.room(choice.sacrifice))
  if ('hero' in choice) return about(choice.hero, called.hero(choice.hero))
  if ('soul' in choice) return about(choice.soul, called.hero(choice.soul))
  if ('player' in choice) return { text: words.name(choice.player) }
  if ('draw' in choice) return { text: deckName(choice.draw, words) }
  if ('kind' in choice) return { text: deckName(choice.kind, words) }
  if ('treasure' in choice) return { text: treasureName(choice.treasure, words) }
  if ('spell' in choice) return about(choice.spell, effectText(choice.spell, view, words))
  if ('ability' in choice) return about(choice.ability, effectText(choice.ability, view, words))
  if ('minion' in choice) {
    const text = spaceName(choice.minion, words)
    return boardSpace(choice.minion) ? { text } : about(choice.minion, text)
  }
  return choice satisfies never
}
const byName = (words: TextContext): PieceNames => {
  const name = (id: string) => cardName(id, words)
  return { card: name, room: name, hero: name }
}

/** A new place, or the room that is covered. */
function siteText(
  { at, in: whose }: Placement,
  { players, ask }: View,
  { t, name }: TextContext,
  called: PieceNames,
): string {
  const owner = whose ?? ask?.seat
  const below = owner === undefined ? undefined : players[owner]?.dungeon[at]
  if (below?.id) return called.room(below.id)
  return whose === undefined ? t('choice.newPlace') : `${t('choice.newPlace')} (${name(whose)})`
}
function castText({ cast, mode }: Extract<Choice, { cast: CardName }>, words: TextContext): ChoiceText {
  const card = cardName(cast, words)
  return mode === undefined
    ? { text: words.t('choice.cast', { card }), card: cast }
    : { text: words.t('choice.castMode', { card, mode: modeText(cast, mode, words) }) }
}
/** A declared effect: the card and who has declared it. */
function effectText(id: string, { pending }: View, words: TextContext): string {
  const effect = pending.find(waiting => waiting.effect === id)
  return effect ? `${cardName(effect.card, words)} (${words.name(effect.seat)})` : cardName(id, words)
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
