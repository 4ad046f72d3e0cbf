import type { TableMessage } from '@overlair/protocol/messages'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { askForReply } from '../../online/ask-table.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { lazy } from '../../platform/browser/lazy.tsx'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { findMatch, saveMatch } from '../../platform/storage/matches.ts'
import { useSaveFinished } from '../../session/statistics/save-when-over.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { warnNotSaved } from '../../ui/save-warning.ts'
import './after-online-game.css'

const CheckDeal = lazy(() => import('./check-deal.tsx').then(module => module.CheckDeal))

interface AfterOnlineGameProps {
  readonly table: OnlineTable
  readonly message: TableMessage
  readonly match: AnyTableMatch
}
/** Keeps the record on this device, and leads to its replay, to the next game and to a check of the deal. */
export function AfterOnlineGame(props: AfterOnlineGameProps) {
  const { match, message } = props
  const { seedHash } = message.table
  useSaveFinished(props.table.id, match)
  const isChecking = useSignal(false)
  const record = match.record.value
  return (
    <section class="after-online" aria-label={say('web.after')}>
      <NextGame {...props} />
      <div class="row">
        <Replay {...props} />
        {record && seedHash !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              isChecking.value = true
            }}
          >
            {say('lobby.after.check')}
          </Button>
        )}
        <ButtonLink variant="quiet" to={{ page: 'home' }}>
          {say('online.leave')}
        </ButtonLink>
      </div>
      {isChecking.value && record && seedHash !== undefined && (
        <CheckDeal
          seed={String(record.seed)}
          seedHash={seedHash}
          onClose={() => {
            isChecking.value = false
          }}
        />
      )}
    </section>
  )
}

/** Leads to the next game of the same people, or proposes it. Nobody is taken there without a press. */
function NextGame({ table, message: { rematch } }: AfterOnlineGameProps) {
  const isOpening = useSignal(false)
  if (rematch !== undefined)
    return (
      <div class="row">
        <ButtonLink variant="gold" to={{ page: 'online', table: rematch }}>
          {say('lobby.after.next')}
        </ButtonLink>
        <p>{say('lobby.after.next.text')}</p>
      </div>
    )
  if (table.mySeats.value.length === 0) return null
  const propose = async () => {
    isOpening.value = true
    const reply = (await askForReply(table, 'rematch', {})) as { readonly table: string } | undefined
    isOpening.value = false
    if (reply) navigate({ page: 'online', table: reply.table })
  }
  return (
    <div class="row">
      <Button
        variant="gold"
        disabledReason={isOpening.value ? say('web.loading') : undefined}
        onClick={() => void propose()}
      >
        {say('lobby.after.rematch')}
      </Button>
      <p class="field__hint">{say('lobby.after.text')}</p>
    </div>
  )
}

function Replay({ table: { id }, match }: AfterOnlineGameProps) {
  const saved = useSignal(false)
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
  if (!saved.value) return null
  return (
    <a class="button" href={`${hrefOf({ page: 'replay' })}#m=${encodeURIComponent(id)}`}>
      {say('web.after.replay')}
    </a>
  )
}
