import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { cardFactsOf } from '../model/card-facts.ts'
import { cardName, cardText } from '../model/texts.ts'
import { GameSymbol, Sprite } from './sprite.tsx'
import './card.css'

interface CardProps {
  readonly card: string
  /** What it deals now, where that differs from what is printed. */
  readonly damage?: number | null
  /**
   * `tile`: picture, numbers and name only. `catalogue`: all of it, as wide as its place. `whole`: everything, as large as it
   * needs.
   */
  readonly look?: 'card' | 'tile' | 'catalogue' | 'whole'
}
/** The face of any card. It is only a picture: what can be done with it is said around it. */
export function Card({ card: id, damage, look = 'card' }: CardProps) {
  const facts = cardFactsOf(id)
  if (!facts) return null
  const { type, treasure, plateValue: plate, health, advanced, titleColour: tone, sprite } = facts
  const number = damage ?? plate
  const text = cardText(id)
  return (
    <span class={`dm-card dm-card--${look} dm-title-color--${tone}${advanced ? ' dm-card--advanced' : ''}`}>
      <span class="dm-card__title">{cardName(id)}</span>
      <span
        class={`dm-card__art${sprite.startsWith('boss-') ? ' dm-card__art--boss' : ''}${health ? ' dm-card__art--hero' : ''}`}
      >
        <Sprite name={sprite} />
        {number !== undefined && (
          <span class={`dm-card__plate${health ? ' dm-card__plate--health' : ''}`}>
            {health && <GameSymbol sign="heart" />}
            {number}
            {damage !== undefined && damage !== null && damage !== plate && <s>{plate}</s>}
          </span>
        )}
        {treasure.length > 0 && <Treasures treasure={treasure} />}
      </span>
      {look !== 'tile' && (
        <span class="dm-card__body">
          <span class="dm-card__type">{type}</span>
          {text !== undefined && <span class="dm-card__text">{text}</span>}
        </span>
      )}
    </span>
  )
}

const Treasures = ({ treasure }: { readonly treasure: readonly Treasure[] }) => (
  <span class="dm-card__treasure">
    {treasure.map((one, i) => (
      <GameSymbol key={i} sign={one} />
    ))}
  </span>
)

export const CardBack = ({ sign }: { readonly sign: 'room' | 'spell' }) => (
  <span class="dm-card dm-card--back">
    <GameSymbol sign={sign} />
  </span>
)
