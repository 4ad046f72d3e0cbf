import { choiceText } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { BotTrouble } from '../../../table/bot-error.tsx'
import { Button } from '../../../ui/index.ts'
import { passUntil } from '../auto-pass/auto-pass.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { TreasureCounts } from '../dungeons/treasure-counts.tsx'
import { type Selection, selectedCard } from '../input/selection.ts'
import { Rule } from '../inspector/cause-link.tsx'
import { cardName, cardText, textContextOf } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { ChoiceList } from './choice-list.tsx'
import { PlaySteps } from './play-steps.tsx'
import { promptWithHint } from './prompt-text.ts'
import './prompt.css'

interface PromptProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly onStops: () => void
}
/** What is asked now or is being shown, and every choice that has no place on the table. */
export function Prompt({ picks, stage, onStops }: PromptProps) {
  const { match } = picks
  if (match.result.value && stage.ready.value) return null
  const ask = picks.ask.value
  return (
    <section
      class={`dm-prompt pixel-border dm-prompt--${ask ? 'asks' : 'wait'}`}
      aria-label={say('dm.prompt')}
      data-coach="prompt"
    >
      {ask && <OwnFacts view={stage.view} />}
      <Question picks={picks} stage={stage} />
      <div class="dm-prompt__stops">
        <Button variant="quiet" onClick={onStops}>
          {say('dm.stops.short')}
        </Button>
      </div>
      <BotTrouble match={picks.match} />
    </section>
  )
}

function Question({ picks, stage }: Omit<PromptProps, 'onStops'>) {
  const ask = picks.ask.value
  const settled = picks.readyToConfirm.value
  if (settled) return <Settled picks={picks} choice={settled} />
  return ask ? <Asked picks={picks} stage={stage} ask={ask} /> : <Waiting picks={picks} stage={stage} />
}

/** On a phone, while the town fills the screen: what one's own dungeon deals and tempts with. */
function OwnFacts({ view }: { readonly view: View }) {
  const player = view.viewer === 'spectator' ? undefined : view.players[view.viewer]
  if (view.phase !== 'town' || !player) return null
  return (
    <div class="dm-prompt__own-counts" aria-hidden="true">
      <TreasureCounts player={player} />
      <SymbolCount sign="soul" value={player.souls} label="" />
      <SymbolCount sign="wound" value={player.wounds} label="" />
    </div>
  )
}

interface AskedProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly ask: Ask<Choice>
}
function Asked({ picks, stage, ask }: AskedProps) {
  const { match } = picks
  const view = picks.view.value
  const { title, more } = promptWithHint(ask, view, selectedCard(picks), textContextOf(match))
  return (
    <>
      <div class="dm-prompt__text" role="status">
        <PlaySteps picks={picks} />
        <b>{title}</b>
        {more !== undefined && <span class="dm-prompt__hint">{more} </span>}
        <Rule id={ask.why} />
      </div>
      <ChoiceList picks={picks} stage={stage} ask={ask} />
      <div class="dm-prompt__buttons">
        <CancelButton picks={picks} />
        <PassButtons picks={picks} ask={ask} />
      </div>
    </>
  )
}

const CancelButton = ({ picks }: { readonly picks: Selection }) =>
  picks.picked.value.length + picks.playSteps.value.length === 0 ? null : (
    <Button variant="quiet" onClick={() => picks.cancel()}>
      {say('action.cancel')}
      <kbd class="dm-key-hint">Esc</kbd>
    </Button>
  )

/** A card that needs no more than itself: it is said aloud with a nod. */
function Settled({ picks, choice }: { readonly picks: Selection; readonly choice: Choice }) {
  const { card, text } = choiceText(choice, picks.view.value, textContextOf(picks.match))
  const name = card ?? ('cast' in choice ? choice.cast : undefined)
  return (
    <>
      <div class="dm-prompt__text" role="status">
        <b>{name === undefined ? text : cardName(name)}</b>
        {name !== undefined && <span class="dm-prompt__hint">{cardText(name)}</span>}
      </div>
      <div class="dm-prompt__buttons">
        <CancelButton picks={picks} />
        <Button variant="gold" onClick={() => picks.confirm()}>
          {text}
          <kbd class="dm-key-hint">{say('dm.key.enter')}</kbd>
        </Button>
      </div>
    </>
  )
}

function PassButtons({ picks, ask }: { readonly picks: Selection; readonly ask: Ask<Choice> }) {
  const { match } = picks
  const view = picks.view.value
  const pass = ask.choices.find(isPass)
  if (!pass) return null
  const isWindow = ask.prompt === 'act' || ask.prompt === 'negate'
  const letGo = (until: 'change' | 'round') => {
    passUntil(view, until)
    picks.choose(pass)
  }
  return (
    <>
      {isWindow && (
        <>
          <Button variant="quiet" onClick={() => letGo('round')}>
            {say('dm.pass.round')}
            <kbd class="dm-key-hint">F</kbd>
          </Button>
          <Button variant="quiet" onClick={() => letGo('change')}>
            {say('dm.pass.change')}
            <kbd class="dm-key-hint">C</kbd>
          </Button>
        </>
      )}
      <Button variant={isWindow ? 'gold' : 'plain'} onClick={() => picks.choose(pass)}>
        {choiceText(pass, view, textContextOf(match)).text}
        <kbd class="dm-key-hint">P</kbd>
      </Button>
    </>
  )
}

function Waiting({ picks: { match }, stage }: { readonly picks: Selection; readonly stage: Playback }) {
  const scene = stage.currentEvent.value
  const names = match.waitingFor.value.map(seat => match.seats[seat]?.name ?? '')
  return (
    <>
      <p class="dm-prompt__text" role={scene ? undefined : 'status'}>
        {scene?.text ??
          (names.length === 1
            ? say('turn.wait', { name: names[0] ?? '' })
            : names.length > 1 && say('turn.waitMany', { count: names.length, names }))}
      </p>
      {!stage.ready.value && (
        <div class="dm-prompt__buttons">
          <Button variant={stage.waitsForStep.value ? 'gold' : 'quiet'} onClick={() => stage.advance()}>
            {say(stage.waitsForStep.value ? 'dm.step' : 'dm.hurry')}
            <kbd class="dm-key-hint">N</kbd>
          </Button>
        </div>
      )}
    </>
  )
}
