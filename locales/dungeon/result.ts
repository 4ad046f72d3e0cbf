// Texts of the end of a game.
import type { View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { SoloTitle } from '@overlair/rules/dungeon/model/solo-titles'
import type { DungeonResult } from '@overlair/rules/dungeon/model/state'
import type { TextContext, TranslateContext } from './text-context.ts'

/** Returns why the game is over and what decided it. */
export function resultText(view: View, result: DungeonResult, context: TextContext): readonly string[] {
  return [reasonText(view, result, context), decisionText(view, result, context)].filter(text => text !== undefined)
}

function reasonText(
  { players }: View,
  { winners, scores, why }: DungeonResult,
  context: TextContext,
): string | undefined {
  const { t, name } = context
  const [winner = 0] = winners
  switch (why) {
    case 'BM-142':
      return t('over.reason.souls', { name: name(winner), souls: players[winner]?.souls ?? 0 })
    case 'BM-143':
      return winners.length > 1
        ? undefined
        : t('over.tie.difference', { name: name(winner), points: scores[winner] ?? 0 })
    case 'BM-144':
      return t('over.reason.allDefeated')
    case 'BM-152':
      return t('over.reason.lastBoss', { name: name(winner) })
    case 'BM-153':
    case 'NL-42':
    case 'SB-219':
      return t('over.reason.noHeroes')
    case 'SB-217': {
      const souls = Math.max(...players.map(player => player.souls))
      return t('over.reason.souls', { name: name(players.findIndex(player => player.souls === souls)), souls })
    }
    case 'SB-260':
      return t('over.reason.soloWounds', { wounds: players[0]?.wounds ?? 0 })
    case 'SB-261':
      return t('over.reason.soloTavern')
    case 'SB-262':
      return t('over.reason.soloDeck')
  }
}

/** Returns who won and by which tie-breaker; in a solo game, the title of the player (SB-266, SB-268). */
function decisionText(view: View, result: DungeonResult, context: TextContext): string {
  const { t, name } = context
  const { winners, scores } = result
  const [winner = 0] = winners
  if (result.title)
    return t('over.solo.title', { points: scores[0] ?? 0, title: titleName(result.title, view.variants, context) })
  if (winners.length > 1) return t('over.tie.shared', { names: winners.map(name) })
  const boss = view.players[winner]?.boss
  const tied = view.players.filter((player, seat) => !player.out && scores[seat] === scores[winner])
  if (tied.length < 2 || !boss) return t('over.win', { name: name(winner) })
  const facts = { name: name(winner), xp: shelf.bossFacts(boss).xp }
  return view.board ? t('over.tie.highestXp', facts) : t('over.tie.lowestXp', facts)
}
/** Returns the title, with “True” before it in challenge mode (SB-268). */
export function titleName(
  title: SoloTitle,
  { challenge }: Pick<View['variants'], 'challenge'>,
  { t }: TranslateContext,
): string {
  // Whole phrases: after “true”, a Polish title may change the gender and a Ukrainian one loses its capital.
  return t(challenge ? `over.challenge.${title}` : `${title}.title`)
}
