import type { HeroView } from '@overlair/rules/dungeon'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { cardName, cardText } from '../model/texts.ts'
import './hero-items.css'

const Item = ({ item }: { readonly item: string }) => (
  <span class="dm-item" data-card={item} title={[cardName(item), cardText(item)].filter(Boolean).join('. ')}>
    <Sprite name={`item-${item}`} />
    <span class="visually-hidden">{cardName(item)}</span>
  </span>
)

/** What a hero carries (SB-277). */
export const HeroItems = ({ hero }: { readonly hero: HeroView }) => (
  <>
    {hero.items.map(item => (
      <Item key={item} item={item} />
    ))}
  </>
)

/** Items that nobody in town wants yet (SB-278). */
export const WaitingItems = ({ board }: { readonly board: BoardView }) =>
  board.itemsWaiting.length === 0 ? null : (
    <div class="dm-items">
      <h2 class="dm-label">{say('sb.items.waiting')}</h2>
      <p>
        {board.itemsWaiting.map(item => (
          <Item key={item} item={item} />
        ))}
      </p>
    </div>
  )
