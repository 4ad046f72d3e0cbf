// What a person can try by typing its name: spaces, tiles, commands, a portal and the own boss.
import { bossName, commandName, tileName } from '@overlair/locales/overboss'
import type { Intent } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { commandIds } from '@overlair/rules/overboss/model/commands'
import { tileIds } from '@overlair/rules/overboss/model/pieces'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { spaceName } from './names.ts'

export function namedIntents({ viewer, players }: View, context: RenderContext): readonly [string, Intent][] {
  const boss = viewer === 'spectator' ? null : players[viewer]!.boss
  return [
    ...cells.map((at): [string, Intent] => [spaceName(at), { at }]),
    ...tileIds.map((draft): [string, Intent] => [tileName(draft, context), { draft }]),
    ...commandIds.map((command): [string, Intent] => [commandName(command, context), { command }]),
    [context.t('cli.choice.portal'), { portal: 'open' }],
    [context.t('portal:portal.name'), { portal: 'open' }],
    ...(boss === null || boss === 'hidden' ? [] : [[bossName(boss, context), { reveal: boss }] as [string, Intent]]),
  ]
}
