import { choiceText } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { passes } from '@overlair/rules/dungeon/choices'
import type { Ask } from '@overlair/rules/kernel'
import { Button } from '../../design/parts.tsx'
import { say } from '../../words/words.ts'
import { BotTrouble } from '../bot-trouble.tsx'
import { Figure } from './art.tsx'
import { Counts } from './counts.tsx'
import { cardName, cardText, wordsOf } from './names.ts'
import { Options } from './options.tsx'
import { type Picks, pickedCard } from './picks.ts'
import { promptText } from './prompt-words.ts'
import { Rule } from './rule.tsx'
import type { Stage } from './stage.ts'
import { Steps } from './steps.tsx'
import { passFor } from './stops.ts'
import './prompt.css'

interface PromptProps {
  readonly picks: Picks
  readonly stage: Stage
  readonly onStops: () => void
}
/** What is asked now or is being shown, and every choice that has no place on the table. */
export function Prompt({ picks, stage, onStops }: PromptProps) {
  const { match } = picks
  if (match.result.value && stage.ready.value) return null
  const ask = picks.ask.value
  return (
    <section
      class={`dm-prompt px dm-prompt--${ask ? 'asks' : 'wait'}`}
      aria-label={say('dm.prompt')}
      data-coach="prompt"
    >
      {ask && <OwnFacts view={stage.view} />}
      <Question picks={picks} stage={stage} />
      <div class="dm-prompt__stops">
        <Button look="quiet" onClick={onStops}>
          {say('dm.stops.short')}
        </Button>
      </div>
      <BotTrouble match={picks.match} />
    </section>
  )
}

function Question({ picks, stage }: Omit<PromptProps, 'onStops'>) {
  const ask = picks.ask.value
  const settled = picks.settled.value
  if (settled) return <Settled picks={picks} choice={settled} />
  return ask ? <Asked picks={picks} stage={stage} ask={ask} /> : <Waiting picks={picks} stage={stage} />
}

/** On a phone, while the town fills the screen: what one's own dungeon deals and tempts with. */
function OwnFacts({ view }: { readonly view: View }) {
  const player = view.viewer === 'spectator' ? undefined : view.players[view.viewer]
  if (view.phase !== 'town' || !player) return null
  return (
    <div class="dm-prompt__own" aria-hidden="true">
      <Counts player={player} />
      <Figure sign="soul" value={player.souls} label="" />
      <Figure sign="wound" value={player.wounds} label="" />
    </div>
  )
}

interface AskedProps {
  readonly picks: Picks
  readonly stage: Stage
  readonly ask: Ask<Choice>
}
function Asked({ picks, stage, ask }: AskedProps) {
  const { match } = picks
  const view = picks.view.value
  const { title, more } = promptText(ask, view, pickedCard(picks), wordsOf(match))
  return (
    <>
      <div class="dm-prompt__said" role="status">
        <Steps picks={picks} />
        <b>{title}</b>
        {more !== undefined && <span class="dm-prompt__more">{more} </span>}
        <Rule id={ask.why} />
      </div>
      <Options picks={picks} stage={stage} ask={ask} />
      <div class="dm-prompt__buttons">
        <CancelButton picks={picks} />
        <PassButtons picks={picks} ask={ask} />
      </div>
    </>
  )
}

const CancelButton = ({ picks }: { readonly picks: Picks }) =>
  picks.picked.value.length + picks.steps.value.length === 0 ? null : (
    <Button look="quiet" onClick={() => picks.putDown()}>
      {say('action.cancel')}
      <kbd class="dm-key">Esc</kbd>
    </Button>
  )

/** A card that needs no more than itself: it is said aloud with a nod. */
function Settled({ picks, choice }: { readonly picks: Picks; readonly choice: Choice }) {
  const { card, text } = choiceText(choice, picks.view.value, wordsOf(picks.match))
  const name = card ?? ('cast' in choice ? choice.cast : undefined)
  return (
    <>
      <div class="dm-prompt__said" role="status">
        <b>{name === undefined ? text : cardName(name)}</b>
        {name !== undefined && <span class="dm-prompt__more">{cardText(name)}</span>}
      </div>
      <div class="dm-prompt__buttons">
        <CancelButton picks={picks} />
        <Button look="gold" onClick={() => picks.confirm()}>
          {text}
          <kbd class="dm-key">{say('dm.key.enter')}</kbd>
        </Button>
      </div>
    </>
  )
}

function PassButtons({ picks, ask }: { readonly picks: Picks; readonly ask: Ask<Choice> }) {
  const { match } = picks
  const view = picks.view.value
  const pass = ask.choices.find(passes)
  if (!pass) return null
  const isWindow = ask.prompt === 'act' || ask.prompt === 'negate'
  const letGo = (until: 'change' | 'round') => {
    passFor(view, until)
    picks.choose(pass)
  }
  return (
    <>
      {isWindow && (
        <>
          <Button look="quiet" onClick={() => letGo('round')}>
            {say('dm.pass.round')}
            <kbd class="dm-key">F</kbd>
          </Button>
          <Button look="quiet" onClick={() => letGo('change')}>
            {say('dm.pass.change')}
            <kbd class="dm-key">C</kbd>
          </Button>
        </>
      )}
      <Button look={isWindow ? 'gold' : 'plain'} onClick={() => picks.choose(pass)}>
        {choiceText(pass, view, wordsOf(match)).text}
        <kbd class="dm-key">P</kbd>
      </Button>
    </>
  )
}

function Waiting({ picks: { match }, stage }: { readonly picks: Picks; readonly stage: Stage }) {
  const scene = stage.scene.value
  const names = match.waitingFor.value.map(seat => match.seats[seat]?.name ?? '')
  return (
    <>
      <p class="dm-prompt__said" role={scene ? undefined : 'status'}>
        {scene?.text ??
          (names.length === 1
            ? say('turn.wait', { name: names[0] ?? '' })
            : names.length > 1 && say('turn.waitMany', { count: names.length, names }))}
      </p>
      {!stage.ready.value && (
        <div class="dm-prompt__buttons">
          <Button look={stage.waits.value ? 'gold' : 'quiet'} onClick={() => stage.next()}>
            {say(stage.waits.value ? 'dm.step' : 'dm.hurry')}
            <kbd class="dm-key">N</kbd>
          </Button>
        </div>
      )}
    </>
  )
}
