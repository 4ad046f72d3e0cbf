import type { PlayerView } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { CardPile } from '../inspector/card-pile.tsx'
import './scoring-area.css'

interface ScoringAreaProps {
  readonly player: PlayerView
  readonly name: string
}
/** The numbers of souls and wounds, as a button that shows the heroes they come from. */
export function ScoringArea({ player: { souls, wounds, slain, survivors }, name }: ScoringAreaProps) {
  const counts = [
    <SymbolCount key="souls" symbol="soul" value={souls} label={say('dm.souls')} />,
    <SymbolCount key="wounds" symbol="wound" value={wounds} label={say('dm.wounds')} />,
  ] as const
  return (
    <CardPile
      class="dm-scoring-area"
      title={say('dm.scoringArea', { name })}
      label={say('dm.scoringArea.open', { name })}
      empty={say('dm.scoringArea.empty')}
      sections={[
        { name: [counts[0], say('dm.souls')], cards: slain },
        { name: [counts[1], say('dm.wounds')], cards: survivors },
      ]}
    >
      {counts}
    </CardPile>
  )
}
