import type { PlayerView } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { Pile } from '../inspector/card-pile.tsx'
import './scoring-area.css'

interface ScoringAreaProps {
  readonly player: PlayerView
  readonly name: string
}
/** Souls and wounds in figures; it opens the heroes they came with. */
export function ScoringArea({ player: { souls, wounds, slain, survivors }, name }: ScoringAreaProps) {
  const figures = [
    <SymbolCount key="souls" sign="soul" value={souls} label={say('dm.souls')} />,
    <SymbolCount key="wounds" sign="wound" value={wounds} label={say('dm.wounds')} />,
  ] as const
  return (
    <Pile
      class="dm-scoring-area"
      title={say('dm.scoringArea', { name })}
      label={say('dm.scoringArea.open', { name })}
      empty={say('dm.scoringArea.empty')}
      heaps={[
        { name: [figures[0], say('dm.souls')], cards: slain },
        { name: [figures[1], say('dm.wounds')], cards: survivors },
      ]}
    >
      {figures}
    </Pile>
  )
}
