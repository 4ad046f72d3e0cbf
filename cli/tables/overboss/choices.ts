// Questions and choices in words.
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { type Cell, spaceAt } from '@overlair/rules/overboss/boards'
import type { Words } from '../table.ts'
import type { Numbers } from './map.ts'
import { bossName, commandEffect, commandName, placeName, spaceName, tileName, tokenName } from './names.ts'

export function promptText(ask: Ask<Choice>, view: View, words: Words): string {
  const { t } = words
  switch (ask.prompt) {
    case 'keep-boss':
      return t('prompt.ob.boss.keep')
    case 'draft':
      return ask.why === 'OB-40' ? t('prompt.ob.pair') : t('cli.prompt.tile')
    case 'replace':
      return t('cli.prompt.replace')
    case 'take-token':
      return t('cli.prompt.takeToken')
    case 'place':
      return t('prompt.ob.tile', { tile: view.inHand?.tile ? tileName(view.inHand.tile, words) : '' })
    case 'settle':
      return settlePrompt(ask, view, words)
    case 'circle':
      return t('prompt.ob.circle')
    case 'command':
      return t('cli.prompt.command')
    case 'end-turn':
      return t('cli.prompt.endTurn')
    case 'portal':
      return t('prompt.ob.portal.pick')
    case 'portal-again':
      return t('cli.prompt.portalAgain')
    case 'spend-token':
      return t('cli.prompt.spend')
    case 'exchange':
      return t('cli.prompt.exchange')
    case 'discard-tokens':
      return t('prompt.ob.discardTokens', { count: 1 })
    case 'keep-token':
      return t('prompt.ob.keepToken')
    case 'move-token':
      return t('cli.prompt.move')
    case 'slide':
      return t('prompt.ob.slide')
    case 'demolish':
      return t('prompt.ob.demolish')
    case 'overthrow':
      return t('prompt.ob.overthrow')
    case 'overthrow-against':
      return t('cli.prompt.against')
    default:
      return t('cli.choose')
  }
}

function settlePrompt(ask: Ask<Choice>, view: View, words: Words): string {
  const tokens = new Set(ask.choices.flatMap(choice => ('settle' in choice ? [choice.settle] : [])))
  const [only] = tokens
  if (tokens.size > 1 || !only) return words.t('cli.prompt.settle')
  const drafted = view.inHand?.tokens.includes(only)
  return drafted ? words.t('prompt.ob.token', { token: tokenName(only, words) }) : words.t('prompt.ob.settle')
}

export function choiceText(choice: Choice, view: View, words: Words): readonly [string, ...string[]] {
  const { t } = words
  const map = typeof view.viewer === 'number' ? view.players[view.viewer]!.map : []
  const spaceAtCell = (cell: Cell) => map[spaceAt(cell)!]
  const tokenAt = (cell: Cell) => {
    const token = spaceAtCell(cell)?.token
    return `${token ? tokenName(token, words) : ''} ${spaceName(cell)}`.trim()
  }
  const onTile = (cell: Cell) => {
    const tile = spaceAtCell(cell)?.tile
    return `${spaceName(cell)}${tile ? ` ${tileName(tile, words)}` : ''}`
  }
  if ('keep' in choice)
    return [t('cli.choice.keep', { boss: bossName(choice.keep, words) }), ...bossTexts(choice.keep, words)]
  if ('draft' in choice)
    return [`${tileName(choice.draft, words)}${choice.with ? ` + ${tokenName(choice.with, words)}` : ''}`]
  if ('take' in choice) return [tokenName(choice.take, words)]
  if ('place' in choice) return [spaceName(choice.at)]
  if ('settle' in choice) return [`${tokenName(choice.settle, words)} → ${onTile(choice.at)}`]
  if ('portal' in choice) return [t('cli.choice.portal')]
  if ('move' in choice) return [`${tokenName(choice.move, words)} ${spaceName(choice.from)} → ${spaceName(choice.to)}`]
  if ('swap' in choice) return [`${tokenAt(choice.swap)} ↔ ${tokenAt(choice.with)}`]
  if ('reveal' in choice)
    return [t('cli.choice.reveal', { boss: bossName(choice.reveal, words) }), t(`boss:${choice.reveal}.reveal`)]
  if ('spend' in choice) return [`${tokenName(choice.spend, words)} (${placeName(choice.at, words)})`]
  if ('exchange' in choice)
    return [`${tokenName(choice.exchange, words)} (${placeName(choice.at, words)}) ↔ ${tokenName(choice.for, words)}`]
  if ('discard' in choice) return [`${tokenName(choice.discard, words)} ${spaceName(choice.at)}`]
  if ('keepToken' in choice) return [tokenName(choice.keepToken, words)]
  if ('command' in choice) return [commandName(choice.command, words), commandEffect(choice.command, words)]
  if ('slide' in choice)
    return [
      `${tileName(choice.slide, words)} ${spaceName(choice.from)} → ${spaceName(choice.to)} (${words.name(choice.of)})`,
    ]
  if ('demolish' in choice) return [tileOf(choice.demolish, choice, words)]
  if ('overthrow' in choice) return [tileOf(choice.overthrow, choice, words)]
  if ('against' in choice) return [tileOf(choice.against, choice, words)]
  return [choice.pass === 'turn' ? t('action.endTurn') : t(`cli.pass.${choice.pass}`)]
}

const tileOf = (tile: Parameters<typeof tileName>[0], { of, at }: { of: number; at: Cell }, words: Words): string =>
  `${tileName(tile, words)} ${spaceName(at)} (${words.name(of)})`

export const bossTexts = (boss: Parameters<typeof bossName>[0], { t }: Words): [string, string] => [
  `${t('cli.reveal')}: ${t(`boss:${boss}.reveal`)}`,
  `${t('cli.goal')}: ${t(`boss:${boss}.goal`)}`,
]

/** Where the choices are places that can be seen, their numbers are drawn there. */
export function choiceNumbers(ask: Ask<Choice> | null): Numbers {
  const numbers = new Map<Cell | number, number>()
  const twice = new Set<Cell | number>()
  ask?.choices.forEach((choice, i) => {
    const place =
      'place' in choice || 'settle' in choice || 'discard' in choice
        ? choice.at
        : 'draft' in choice || 'take' in choice
          ? choice.from
          : undefined
    if (place === undefined) return
    if (numbers.has(place)) twice.add(place)
    numbers.set(place, i + 1)
  })
  // Two tokens for one tile: the list of choices tells them apart, the map cannot.
  for (const place of twice) numbers.delete(place)
  return numbers
}
