import { allowedOptions, GameError, type RawOptions } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import type { PlayableGame } from '../../game-module/game-module.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { createMatch } from '../../session/create-match.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, Panel } from '../../ui/index.ts'
import { TableForFriends } from '../friends/play-with-friends.tsx'
import { rememberSetup } from './last-setup.ts'
import { SeatForm, seatNames } from './seat-form.tsx'
import { defaultSeats, peopleHere, type SeatDraft, toSeatAssignments } from './seat-list.ts'
import './new-game.css'

/** Seats and options. The form remembers an option that the player count does not allow, and uses it again when it does. */
export function NewGameForm({ playable }: { readonly playable: PlayableGame }) {
  const { game, OptionsForm, SoloOptions, incompleteReason } = playable
  const seats = useSignal<readonly SeatDraft[]>(defaultSeats(seatNames))
  const options = useSignal<RawOptions>({})
  const starting = useSignal(false)
  const reportError = useReportError()
  const players = seats.value.length
  const props = {
    players,
    value: options.value,
    onChange: (value: RawOptions) => {
      options.value = value
    },
  }
  const start = async () => {
    starting.value = true
    try {
      const assignments = toSeatAssignments(seats.value, seatNames)
      const match = await createMatch(playable, assignments, allowedOptions(game, players, options.value))
      const bots = seats.value.flatMap(({ kind }) => (kind === 'person' ? [] : [kind]))
      if (bots.length === players - 1 && bots.length > 0) rememberSetup(playable.id, { bots, options: options.value })
      navigate({ page: 'table', match })
    } catch (error) {
      if (!(error instanceof GameError)) return reportError(error)
      starting.value = false
      toast(error.message, { problem: true })
    }
  }
  return (
    <div class="new-game">
      <div class="new-game__seats">
        <SeatForm seats={seats} players={game.players} />
        {SoloOptions && players === 1 && <SoloOptions {...props} />}
        <div class="new-game__start">
          <Button
            variant="gold"
            wide
            disabledReason={incompleteReason?.(options.value) ?? (starting.value ? say('web.loading') : undefined)}
            onClick={() => void start()}
          >
            {say('web.newGame.start')}
          </Button>
          <TableForFriends
            game={playable.id}
            options={allowedOptions(game, Math.max(2, players), options.value)}
            players={players}
            people={peopleHere(seats.value, seatNames)}
            disabledReason={incompleteReason?.(options.value)}
          />
        </div>
      </div>
      <Panel title={say('web.newGame.options')}>
        <p class="field__hint">{say('web.newGame.optional')}</p>
        <OptionsForm {...props} />
      </Panel>
    </div>
  )
}
