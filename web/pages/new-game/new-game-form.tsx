import { GameError, type RawOptions } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import type { GameModule } from '../../games/index.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { createMatch } from '../../session/local-matches.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, Panel } from '../../ui/index.ts'
import { defaultPlayerName, SeatForm } from './seat-form.tsx'
import { defaultSeats, type SeatDraft, toSeatAssignments } from './seat-list.ts'
import './new-game.css'

/** Who plays and what is played. A wish that cannot be had just now stays, and holds again when it can. */
export function SetUp({ atHand }: { readonly atHand: GameModule }) {
  const { game, OptionsForm: Wishes, SoloOptions: Alone, validOptions: settle, incompleteReason: missing } = atHand
  const chairs = useSignal<readonly SeatDraft[]>(defaultSeats(defaultPlayerName))
  const wishes = useSignal<RawOptions>({})
  const starting = useSignal(false)
  const tell = useReportError()
  const players = chairs.value.length
  const props = {
    players,
    value: wishes.value,
    onChange: (value: RawOptions) => {
      wishes.value = value
    },
  }
  const start = async () => {
    starting.value = true
    try {
      const seats = toSeatAssignments(chairs.value, defaultPlayerName)
      navigate({ page: 'table', match: await createMatch(atHand, seats, settle(players, wishes.value)) })
    } catch (error) {
      if (!(error instanceof GameError)) return tell(error)
      starting.value = false
      toast(error.message, { problem: true })
    }
  }
  return (
    <div class="new-game">
      <div class="new-game__seats">
        <SeatForm chairs={chairs} players={game.players} />
        {Alone && players === 1 && <Alone {...props} />}
        <div class="new-game__start">
          <Button
            variant="gold"
            wide
            disabledReason={missing?.(wishes.value) ?? (starting.value ? say('web.loading') : undefined)}
            onClick={() => void start()}
          >
            {say('web.newGame.start')}
          </Button>
        </div>
      </div>
      <Panel title={say('web.newGame.options')}>
        <p class="field__hint">{say('web.newGame.optional')}</p>
        <Wishes {...props} />
      </Panel>
    </div>
  )
}
