import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { cardFactsOf } from '../model/card-facts.ts'
import { cardName, cardText } from '../model/texts.ts'
import { GameSymbol, Sprite } from './sprite.tsx'
import './card.css'

interface CardProps {
  readonly card: string
  /** The current damage of a room, if it may differ from the printed one. */
  readonly damage?: number | null
  /** `catalogue`: everything, as wide as its container. `whole`: everything, as large as necessary. */
  readonly variant?: 'card' | 'catalogue' | 'whole'
}
/** The face of any card. It has no behaviour; the elements around it handle input. */
export function Card({ card: id, damage, variant = 'card' }: CardProps) {
  const facts = cardFactsOf(id)
  if (!facts) return null
  const { type, treasure, plateValue, health, roomSymbol, titleColour, sprite } = facts
  const number = damage ?? plateValue
  const text = cardText(id)
  const isRich = roomSymbol !== undefined && treasure.length > 1
  return (
    <span
      class={`dm-card dm-card--${variant} dm-title-color--${titleColour}${isRich ? ' dm-card--rich' : ''}`}
      data-part="card"
    >
      <span class="dm-card__title" data-part="card-title">
        {cardName(id)}
      </span>
      <span
        class={`dm-card__art${sprite.startsWith('boss-') ? ' dm-card__art--boss' : ''}${health ? ' dm-card__art--hero' : ''}`}
      >
        <Sprite name={sprite} />
        {roomSymbol && (
          <span class="dm-card__room-symbol">
            <GameSymbol symbol={roomSymbol} />
          </span>
        )}
        {number !== undefined && (
          <span class={`dm-card__plate${health ? ' dm-card__plate--health' : ''}`}>
            {health && <GameSymbol symbol="heart" />}
            {number}
            {damage !== undefined && damage !== null && damage !== plateValue && <s>{plateValue}</s>}
          </span>
        )}
        {treasure.length > 0 && <Treasures treasure={treasure} />}
      </span>
      <span class="dm-card__body">
        <span class="dm-card__type">{type}</span>
        {text !== undefined && <span class="dm-card__text">{text}</span>}
      </span>
    </span>
  )
}

const Treasures = ({ treasure }: { readonly treasure: readonly Treasure[] }) => (
  <span class="dm-card__treasure">
    {treasure.map((one, i) => (
      <GameSymbol key={i} symbol={one} />
    ))}
  </span>
)
