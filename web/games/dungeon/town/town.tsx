import { roundEffectText } from '@overlair/locales/dungeon'
import type { View } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { HeroInTown } from '../heroes/town-hero.tsx'
import type { Selection } from '../input/selection.ts'
import { Pile } from '../inspector/card-pile.tsx'
import { Rule } from '../inspector/cause-link.tsx'
import { textContextOf } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import './town.css'

interface TownProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly view: View
}
/** Heroes in town with where they are drawn and what awaits them, the decks, the discard pile, and what holds in this round. */
export function Town({ picks, stage, view }: TownProps) {
  const foretold = stage.forecast.value
  return (
    <section class="dm-town pixel-border" aria-label={say('dm.town')} data-coach="town">
      <div class="dm-town__heroes">
        <h2 class="dm-label">{say('dm.town')}</h2>
        {view.town.length === 0 && <p class="dm-faint">{say('dm.town.empty')}</p>}
        <ul>
          {view.town.map(hero => (
            <li key={hero.name}>
              <HeroInTown picks={picks} foretold={foretold} hero={hero} />
            </li>
          ))}
        </ul>
      </div>
      <Piles view={view} />
      <LastingEffects picks={picks} view={view} />
    </section>
  )
}

/** What holds until the end of the round. */
export function LastingEffects({ picks, view }: { readonly picks: Selection; readonly view: View }) {
  if (view.lasting.length === 0) return null
  const words = textContextOf(picks.match)
  return (
    <div class="dm-town__round-effects">
      <h2 class="dm-label">{say('lasting.title')}</h2>
      <ul>
        {view.lasting.map((record, i) => (
          <li key={i}>
            {roundEffectText(record, words)} <Rule id={record.why} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Piles({ view: { decks, discard } }: { readonly view: View }) {
  return (
    <div class="dm-town__piles">
      <h2 class="dm-label">{say('dm.piles')}</h2>
      <p class="dm-town__decks">
        <SymbolCount sign="room" value={decks.rooms} label={say('dm.deck.rooms')} />
        <SymbolCount sign="spell" value={decks.spells} label={say('dm.deck.spells')} />
        <SymbolCount sign="heart" value={decks.ordinary} label={say('dm.deck.ordinary')} />
        <SymbolCount sign="crown" value={decks.epic} label={say('dm.deck.epic')} />
      </p>
      <Pile
        class="button button--quiet"
        title={say('dm.discardPile')}
        heaps={[{ cards: discard.toReversed() }]}
        empty={say('dm.discard.empty')}
      >
        {say('dm.discard', { n: discard.length })}
      </Pile>
    </div>
  )
}
