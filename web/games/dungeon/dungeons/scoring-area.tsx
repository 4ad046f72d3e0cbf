import type { PlayerView } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { CardPile } from '../inspector/card-pile.tsx'
import './scoring-area.css'

const SOULS_TO_WIN = 10
const WOUNDS_TO_LOSE = 5

interface ScoringAreaProps {
  readonly player: PlayerView
  readonly name: string
  /** Shows a slot for each soul and wound besides the numbers. The last free slot of the wounds pulses. */
  readonly slots?: boolean
}
/** The numbers of souls and wounds, as a button that shows the heroes they come from. */
export function ScoringArea({ player, name, slots = false }: ScoringAreaProps) {
  const { souls, wounds, slain, survivors } = player
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
      <span class="dm-scoring-area__line">
        {counts[0]}
        {slots && <Slots filled={souls} of={SOULS_TO_WIN} />}
      </span>
      <span class="dm-scoring-area__line">
        {counts[1]}
        {slots && <Slots filled={wounds} of={WOUNDS_TO_LOSE} wounds />}
      </span>
    </CardPile>
  )
}

interface SlotsProps {
  readonly filled: number
  readonly of: number
  readonly wounds?: boolean
}
const Slots = ({ filled, of, wounds = false }: SlotsProps) => (
  <span class={`dm-slots${wounds ? ' dm-slots--wounds' : ''}`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <span
        key={i}
        class={`dm-slots__slot${i < filled ? ' dm-slots__slot--filled' : ''}${
          wounds && filled === of - 1 && i === filled ? ' dm-slots__slot--last' : ''
        }`}
      />
    ))}
  </span>
)
