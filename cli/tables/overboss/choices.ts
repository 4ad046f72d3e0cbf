// Texts of choices, and their numbers on the map.
import { bossName, commandName, passText, tileName, tokenName } from '@overlair/locales/overboss'
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { type Cell, spaceAt } from '@overlair/rules/overboss/model/boards'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import type { Numbers } from './map.ts'
import { commandEffect, placeName, spaceName } from './names.ts'

export function choiceText(choice: Choice, view: View, context: RenderContext): readonly [string, ...string[]] {
  const { t } = context
  const map = typeof view.viewer === 'number' ? view.players[view.viewer]!.map : []
  const spaceAtCell = (cell: Cell) => map[spaceAt(cell)!]
  const tokenAt = (cell: Cell) => {
    const token = spaceAtCell(cell)?.token
    return `${token ? tokenName(token, context) : ''} ${spaceName(cell)}`.trim()
  }
  const onTile = (cell: Cell) => {
    const tile = spaceAtCell(cell)?.tile
    return `${spaceName(cell)}${tile ? ` ${tileName(tile, context)}` : ''}`
  }
  if ('keep' in choice)
    return [t('cli.choice.keep', { boss: bossName(choice.keep, context) }), ...bossTexts(choice.keep, context)]
  if ('draft' in choice)
    return [`${tileName(choice.draft, context)}${choice.with ? ` + ${tokenName(choice.with, context)}` : ''}`]
  if ('take' in choice) return [tokenName(choice.take, context)]
  if ('place' in choice) return [spaceName(choice.at)]
  if ('settle' in choice) return [`${tokenName(choice.settle, context)} → ${onTile(choice.at)}`]
  if ('portal' in choice) return [t('cli.choice.portal')]
  if ('move' in choice)
    return [`${tokenName(choice.move, context)} ${spaceName(choice.from)} → ${spaceName(choice.to)}`]
  if ('swap' in choice) return [`${tokenAt(choice.swap)} ↔ ${tokenAt(choice.with)}`]
  if ('reveal' in choice)
    return [t('cli.choice.reveal', { boss: bossName(choice.reveal, context) }), t(`boss:${choice.reveal}.reveal`)]
  if ('spend' in choice) return [`${tokenName(choice.spend, context)} (${placeName(choice.at, context)})`]
  if ('exchange' in choice)
    return [
      `${tokenName(choice.exchange, context)} (${placeName(choice.at, context)}) ↔ ${tokenName(choice.for, context)}`,
    ]
  if ('discard' in choice) return [`${tokenName(choice.discard, context)} ${spaceName(choice.at)}`]
  if ('keepToken' in choice) return [tokenName(choice.keepToken, context)]
  if ('command' in choice) return [commandName(choice.command, context), commandEffect(choice.command, context)]
  if ('slide' in choice)
    return [
      `${tileName(choice.slide, context)} ${spaceName(choice.from)} → ${spaceName(choice.to)} (${context.name(choice.of)})`,
    ]
  if ('demolish' in choice) return [tileOf(choice.demolish, choice, context)]
  if ('overthrow' in choice) return [tileOf(choice.overthrow, choice, context)]
  if ('against' in choice) return [tileOf(choice.against, choice, context)]
  return [passText(choice, context)]
}

const tileOf = (
  tile: Parameters<typeof tileName>[0],
  { of, at }: { of: number; at: Cell },
  context: RenderContext,
): string => `${tileName(tile, context)} ${spaceName(at)} (${context.name(of)})`

export const bossTexts = (boss: Parameters<typeof bossName>[0], { t }: RenderContext): [string, string] => [
  `${t('cli.reveal')}: ${t(`boss:${boss}.reveal`)}`,
  `${t('cli.goal')}: ${t(`boss:${boss}.goal`)}`,
]

/** Returns the numbers of choices that are places on the map or in the market. */
export function choiceNumbers(ask: Ask<Choice> | null): Numbers {
  const numbers = new Map<Cell | number, number>()
  const ambiguous = new Set<Cell | number>()
  ask?.choices.forEach((choice, i) => {
    const place =
      'place' in choice || 'settle' in choice || 'discard' in choice
        ? choice.at
        : 'draft' in choice || 'take' in choice
          ? choice.from
          : undefined
    if (place === undefined) return
    if (numbers.has(place)) ambiguous.add(place)
    numbers.set(place, i + 1)
  })
  // A place with two choices (two tokens for one tile) shows no number. The list of choices tells them apart.
  for (const place of ambiguous) numbers.delete(place)
  return numbers
}
