// Help: symbols of the table and texts of the visible cards.
import { cardName, cardText } from '@overlair/locales/dungeon'
import type { View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { cardOf } from '@overlair/rules/dungeon/model/card-ids'
import { type Treasure, treasures } from '@overlair/rules/dungeon/model/state'
import { heading } from '../../terminal/heading.ts'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { wrap } from '../../terminal/text-layout.ts'
import { treasureMark } from './card-text.ts'

export function help(view: View, context: RenderContext): string[] {
  const { t } = context
  const entry = (title: string, text: string) => wrap(`   ${title}: ${text}`, context.width, '     ')
  const line = (text: string) => wrap(`   ${text}`, context.width, '     ')
  return [
    ...heading(context, t('cli.legend')),
    ...entry('†', t('cli.legend.damage')),
    ...entry('♥', t('cli.legend.health')),
    ...entry('★', t('cli.legend.epic')),
    ...entry('+', t('cli.legend.advanced')),
    ...entry('≡', t('cli.legend.stack')),
    ...entry('☺', t('cli.legend.walker')),
    ...heading(context, t('cli.marks')),
    ...line(
      treasuresOf(view)
        .map(type => `${treasureMark(type, context)} ${t(`treasure.${type}`)}`)
        .join(', '),
    ),
    ...['hint.bait', 'hint.tie', 'hint.advanced'].flatMap(hint => line(t.maybe(hint) ?? '')),
    ...heading(context, t('cli.cards')),
    ...visibleCards(view).flatMap(card => {
      const text = cardText(card, context)
      return text === undefined ? [] : entry(cardName(card, context), text)
    }),
  ]
}

/** The four treasures, and those that a box adds (SB-11). */
const treasuresOf = ({ sets }: View): readonly Treasure[] => [
  ...treasures,
  ...sets.flatMap(set => shelf.boxOf(set).treasure ?? []),
]

/** Returns all cards that the viewer sees, the own hand first. */
function visibleCards({ hand, players, town }: View): readonly string[] {
  const cards = [
    ...(hand?.rooms ?? []),
    ...(hand?.spells ?? []),
    ...players.flatMap(({ boss, dungeon, entrance, walker }) => [
      ...(boss === null ? [] : [boss]),
      ...dungeon.flatMap(({ card, under }) => [...(card === null ? [] : [card]), ...under.map(cardOf)]),
      ...entrance.map(hero => hero.name),
      ...(walker ? [walker.name] : []),
    ]),
    ...town.map(hero => hero.name),
  ]
  return [...new Set(cards)]
}
