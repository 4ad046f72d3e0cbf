import { roundEffectText } from '@overlair/locales/dungeon'
import type { View } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite, SymbolCount } from '../card/sprite.tsx'
import { TownHero } from '../heroes/town-hero.tsx'
import type { Selection } from '../input/selection.ts'
import { CardPile } from '../inspector/card-pile.tsx'
import { CauseLink } from '../inspector/cause-link.tsx'
import { textContextOf } from '../model/texts.ts'
import { withDyingHero } from '../playback/dying-hero.ts'
import type { Playback } from '../playback/playback.ts'
import { Sky } from '../scene/sky.tsx'
import './town.css'

interface TownProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly view: View
}
const HOUSES = 5
/** The house behind the hero at a place of the street. */
export const houseOf = (place: number): string => `house-${(place % HOUSES) + 1}`

/** The heroes in town with lure and fate, the decks, the discard pile and the effects of this round. */
export function Town({ selection, playback, view }: TownProps) {
  const forecast = playback.forecast.value
  const heroes = withDyingHero(playback, ({ town }) => town)
  return (
    <section class="dm-town" aria-label={say('dm.town')} data-coach="town">
      <Sky />
      <div class="dm-street">
        <h2 class="visually-hidden">{say('dm.town')}</h2>
        <ul class="dm-street__row">
          {heroes.map((hero, i) => (
            <li key={hero.name} class="dm-street__spot">
              <Sprite name={houseOf(i)} class="dm-house" />
              <TownHero
                selection={selection}
                forecast={forecast}
                hero={hero}
                dies={hero.name === playback.dyingHero.value?.hero}
              />
            </li>
          ))}
          {heroes.length === 0 && (
            <li class="dm-street__spot">
              <Sprite name={houseOf(0)} class="dm-house" />
              <span class="dm-street__free">{say('dm.town.empty')}</span>
            </li>
          )}
        </ul>
        <Sprite name="pine" class="dm-street__tree" />
        <Sprite name="street-lamp" class="dm-street__lamp" />
      </div>
      <Piles view={view} />
      <RoundEffects selection={selection} view={view} />
    </section>
  )
}

/** The effects that last until the end of the round. */
export function RoundEffects({ selection, view }: { readonly selection: Selection; readonly view: View }) {
  if (view.lasting.length === 0) return null
  const context = textContextOf(selection.match)
  return (
    <div class="dm-town__round-effects">
      <h2 class="dm-label">{say('lasting.title')}</h2>
      <ul>
        {view.lasting.map((effect, i) => (
          <li key={i}>
            {roundEffectText(effect, context)} <CauseLink id={effect.why} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Piles({ view: { decks, discard } }: { readonly view: View }) {
  return (
    <div class="dm-town__piles">
      <h2 class="visually-hidden">{say('dm.piles')}</h2>
      <p class="dm-town__decks">
        <SymbolCount symbol="room" value={decks.rooms} label={say('dm.deck.rooms')} />
        <SymbolCount symbol="spell" value={decks.spells} label={say('dm.deck.spells')} />
        <SymbolCount symbol="heart" value={decks.ordinary} label={say('dm.deck.ordinary')} />
        <SymbolCount symbol="crown" value={decks.epic} label={say('dm.deck.epic')} />
      </p>
      <CardPile
        class="button button--quiet"
        title={say('dm.discardPile')}
        sections={[{ cards: discard.toReversed() }]}
        empty={say('dm.discard.empty')}
      >
        {say('dm.discard', { n: discard.length })}
      </CardPile>
    </div>
  )
}
