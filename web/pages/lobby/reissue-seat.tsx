import { ABSENT_AFTER } from '@overlair/protocol/limits'
import type { TableMessage } from '@overlair/protocol/messages'
import type { Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { askForReply } from '../../online/ask-table.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { momentText } from '../../online/time-text.ts'
import { useServerNow } from '../../online/use-server-now.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button } from '../../ui/index.ts'
import { CodeLetters } from '../codes/code-letters.tsx'
import { CopyButton } from '../codes/copy-button.tsx'

interface ReissueSeatProps {
  readonly table: OnlineTable
  readonly message: TableMessage
  readonly seat: Seat
}
/** The host makes a code with which another device takes over the seat of an absent person. Before the game and during it. */
export function ReissueSeat({ table, message, seat }: ReissueSeatProps) {
  const made = useSignal<{ readonly code: string; readonly expires: number } | undefined>(undefined)
  const isMaking = useSignal(false)
  const now = useServerNow()
  const person = message.table.seats[seat]
  if (!table.isHost.value || person?.kind !== 'person') return null
  const { name } = person
  if (made.value)
    return (
      <section class="stack" aria-label={say('lobby.reissue.code', { name })}>
        <CodeLetters code={made.value.code} name={say('lobby.reissue.code', { name })} />
        <p>
          {say('lobby.reissue.how')} {say('lobby.code.until', { when: momentText(made.value.expires) })}
        </p>
        <div class="row">
          <CopyButton text={made.value.code}>{say('lobby.code.copy')}</CopyButton>
        </div>
      </section>
    )
  const since = message.absentSince[person.person]
  const isGone = since !== undefined && now - since >= ABSENT_AFTER
  const make = async () => {
    isMaking.value = true
    made.value = (await askForReply(table, 'reissue', { seat })) as typeof made.value
    isMaking.value = false
  }
  return (
    <section class="stack" aria-label={say('lobby.reissue')}>
      <p class="field__hint">{say('lobby.reissue.text')}</p>
      <div class="row">
        <Button
          disabledReason={
            isGone ? (isMaking.value ? say('web.loading') : undefined) : say('lobby.reissue.wait', { name })
          }
          onClick={() => void make()}
        >
          {say('lobby.reissue')}
        </Button>
      </div>
    </section>
  )
}
