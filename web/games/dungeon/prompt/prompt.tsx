import { choiceText } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { isPass, isWindow } from '@overlair/rules/dungeon/model/choices'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { BotError } from '../../../table/bot-error.tsx'
import { Button } from '../../../ui/index.ts'
import { passUntil } from '../auto-pass/stops.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { TreasureCounts } from '../dungeons/treasure-counts.tsx'
import { type Selection, selectedCard } from '../input/selection.ts'
import { CauseLink } from '../inspector/cause-link.tsx'
import { cardName, cardText, textContextOf } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { ChoiceList } from './choice-list.tsx'
import { PlaySteps } from './play-steps.tsx'
import { promptWithHint } from './prompt-text.ts'
import './prompt.css'

interface PromptProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly onStops: () => void
}
/** The current prompt or the shown event, and every choice that has no spot on the table. */
export function Prompt({ selection, playback, onStops }: PromptProps) {
  const { match } = selection
  if (match.result.value && playback.ready.value) return null
  const ask = selection.ask.value
  return (
    <section
      class={`dm-prompt dm-prompt--${ask ? 'asks' : 'wait'}`}
      aria-label={say('dm.prompt')}
      data-coach="prompt"
      data-state={ask ? 'asks' : 'waits'}
    >
      {ask && <OwnDungeonCounts view={playback.view} />}
      <PromptContent selection={selection} playback={playback} />
      <div class="dm-prompt__stops">
        <Button variant="quiet" onClick={onStops}>
          {say('dm.stops.short')}
        </Button>
      </div>
      <BotError match={selection.match} />
    </section>
  )
}

function PromptContent({ selection, playback }: Omit<PromptProps, 'onStops'>) {
  const ask = selection.ask.value
  const readyChoice = selection.readyToConfirm.value
  if (readyChoice) return <Confirmation selection={selection} choice={readyChoice} />
  if (ask) return <Question selection={selection} playback={playback} ask={ask} />
  return <Waiting selection={selection} playback={playback} />
}

/** On a phone the town fills the screen in the Town phase. This shows damage, treasure and score of the viewer's dungeon. */
function OwnDungeonCounts({ view }: { readonly view: View }) {
  const player = view.viewer === 'spectator' ? undefined : view.players[view.viewer]
  if (view.phase !== 'town' || !player) return null
  return (
    <div class="dm-prompt__own-counts" aria-hidden="true">
      <TreasureCounts player={player} />
      <SymbolCount symbol="soul" value={player.souls} label="" />
      <SymbolCount symbol="wound" value={player.wounds} label="" />
    </div>
  )
}

interface QuestionProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly ask: Ask<Choice>
}
function Question({ selection, playback, ask }: QuestionProps) {
  const { match } = selection
  const view = selection.view.value
  const { title, hint } = promptWithHint(ask, view, selectedCard(selection), textContextOf(match))
  return (
    <>
      <div class="dm-prompt__text" data-part="prompt-text" role="status">
        <PlaySteps selection={selection} />
        <b>{title}</b>
        {hint !== undefined && <span class="dm-prompt__hint">{hint} </span>}
        <CauseLink id={ask.why} />
      </div>
      <ChoiceList selection={selection} playback={playback} ask={ask} />
      <div class="dm-prompt__buttons" data-part="buttons">
        <CancelButton selection={selection} />
        <PassButtons selection={selection} ask={ask} />
      </div>
    </>
  )
}

const CancelButton = ({ selection }: { readonly selection: Selection }) =>
  selection.selectedSpots.value.length + selection.playSteps.value.length === 0 ? null : (
    <Button variant="quiet" onClick={() => selection.cancel()}>
      {say('action.cancel')}
      <kbd class="dm-key-hint">Esc</kbd>
    </Button>
  )

/** Asks the player to confirm a card that needs no targets or costs. */
function Confirmation({ selection, choice }: { readonly selection: Selection; readonly choice: Choice }) {
  const { card, text } = choiceText(choice, selection.view.value, textContextOf(selection.match))
  const name = card ?? ('cast' in choice ? choice.cast : undefined)
  return (
    <>
      <div class="dm-prompt__text" data-part="prompt-text" role="status">
        <b>{name === undefined ? text : cardName(name)}</b>
        {name !== undefined && <span class="dm-prompt__hint">{cardText(name)}</span>}
      </div>
      <div class="dm-prompt__buttons" data-part="buttons">
        <CancelButton selection={selection} />
        <Button variant="gold" onClick={() => selection.confirm()}>
          {text}
          <kbd class="dm-key-hint">{say('dm.key.enter')}</kbd>
        </Button>
      </div>
    </>
  )
}

function PassButtons({ selection, ask }: { readonly selection: Selection; readonly ask: Ask<Choice> }) {
  const { match } = selection
  const view = selection.view.value
  const pass = ask.choices.find(isPass)
  if (!pass) return null
  const passFor = (until: 'change' | 'round') => {
    passUntil(match, until)
    selection.choose(pass)
  }
  return (
    <>
      {isWindow(ask) && (
        <>
          <Button variant="quiet" onClick={() => passFor('round')}>
            {say('dm.pass.round')}
            <kbd class="dm-key-hint">F</kbd>
          </Button>
          <Button variant="quiet" onClick={() => passFor('change')}>
            {say('dm.pass.change')}
            <kbd class="dm-key-hint">C</kbd>
          </Button>
        </>
      )}
      <Button variant={isWindow(ask) ? 'gold' : 'plain'} onClick={() => selection.choose(pass)}>
        {choiceText(pass, view, textContextOf(match)).text}
        <kbd class="dm-key-hint">P</kbd>
      </Button>
    </>
  )
}

function Waiting({ selection: { match }, playback }: { readonly selection: Selection; readonly playback: Playback }) {
  const shownText = playback.currentText.value
  const names = match.waitingFor.value.map(seat => match.seats[seat]?.name ?? '')
  return (
    <>
      <p class="dm-prompt__text" data-part="prompt-text" role={shownText === undefined ? 'status' : undefined}>
        {shownText ??
          (names.length === 1
            ? say('turn.wait', { name: names[0] ?? '' })
            : names.length > 1 && say('turn.waitMany', { count: names.length, names }))}
      </p>
      {!playback.ready.value && (
        <div class="dm-prompt__buttons" data-part="buttons">
          <Button variant={playback.waitsForStep.value ? 'gold' : 'quiet'} onClick={() => playback.advance()}>
            {say(playback.waitsForStep.value ? 'dm.step' : 'dm.hurry')}
            <kbd class="dm-key-hint">N</kbd>
          </Button>
        </div>
      )}
    </>
  )
}
