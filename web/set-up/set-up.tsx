import { GameError, type RawOptions } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { go } from '../app/router.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { toast } from '../design/announce.ts'
import { Button, Panel } from '../design/parts.tsx'
import type { GameAtHand } from '../games/library.ts'
import { beginMatch } from '../match/local.ts'
import { say } from '../words/words.ts'
import { type Chair, firstChairs, seatsOf } from './chairs.ts'
import { Chairs, called } from './seating.tsx'
import './set-up.css'

/** Who plays and what is played. A wish that cannot be had just now stays, and holds again when it can. */
export function SetUp({ atHand }: { readonly atHand: GameAtHand }) {
  const { game, Wishes, Alone, settle, missing } = atHand
  const chairs = useSignal<readonly Chair[]>(firstChairs(called))
  const wishes = useSignal<RawOptions>({})
  const starting = useSignal(false)
  const tell = useTrouble()
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
      const seats = seatsOf(chairs.value, called)
      go({ page: 'table', match: await beginMatch(atHand, seats, settle(players, wishes.value)) })
    } catch (error) {
      if (!(error instanceof GameError)) return tell(error)
      starting.value = false
      toast(error.message, { problem: true })
    }
  }
  return (
    <div class="set-up">
      <div class="set-up__table">
        <Chairs chairs={chairs} players={game.players} />
        {Alone && players === 1 && <Alone {...props} />}
        <div class="set-up__start">
          <Button
            look="gold"
            wide
            off={missing?.(wishes.value) ?? (starting.value ? say('web.loading') : undefined)}
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
