import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { createTable } from '../../online/find-table.ts'
import { refusalText } from '../../online/refusal-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { findMatch, saveMatch } from '../../platform/storage/matches.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { warnNotSaved } from '../../ui/save-warning.ts'
import './after-online-game.css'

interface AfterOnlineGameProps {
  readonly id: string
  readonly match: AnyTableMatch
  readonly playable: PlayableGame
}
/** Keeps the record on this device, and leads to its replay and to a new table. */
export function AfterOnlineGame({ id, match, playable }: AfterOnlineGameProps) {
  const saved = useSignal(false)
  const opening = useSignal(false)
  const record = match.record.value
  useEffect(() => {
    if (!record) return
    const save = async () => {
      const now = Date.now()
      if (!(await findMatch(id)))
        await saveMatch({ id, record, seats: match.seats, started: now, touched: now, over: true })
      saved.value = true
    }
    save().catch(warnNotSaved)
  }, [record !== undefined])
  const again = async () => {
    opening.value = true
    try {
      const { players: _, ...options } = match.options
      navigate({ page: 'online', table: await createTable(playable.id, options, match.seats.length) })
    } catch (error) {
      opening.value = false
      if (!(error instanceof Error)) throw error
      toast(say('online.refused', { reason: refusalText(error) }), { problem: true })
    }
  }
  return (
    <section class="after-online" aria-label={say('web.after')}>
      <div class="row">
        <Button
          variant="gold"
          disabledReason={opening.value ? say('web.loading') : undefined}
          onClick={() => void again()}
        >
          {say('online.after.again')}
        </Button>
        <ButtonLink to={{ page: 'home' }}>{say('online.leave')}</ButtonLink>
        {saved.value && (
          <a class="button button--quiet" href={`${hrefOf({ page: 'replay' })}#m=${encodeURIComponent(id)}`}>
            {say('web.after.replay')}
          </a>
        )}
      </div>
      <p class="field__hint">{say('online.after.text')}</p>
    </section>
  )
}
