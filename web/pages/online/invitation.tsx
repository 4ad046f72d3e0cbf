import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, Panel } from '../../ui/index.ts'
import './invitation.css'

/** A code that leads to the table, and its link. */
export function Invitation({ table }: { readonly table: OnlineTable }) {
  const id = useId()
  const code = useSignal<string | undefined>(undefined)
  const link = `${location.origin}${hrefOf({ page: 'online', table: table.id })}`
  useEffect(() => {
    table.ask('invite', {}).then(
      reply => {
        const { code: made } = reply as { readonly code: string }
        code.value = made
      },
      () => {
        // The link works without a code.
      },
    )
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast(say('online.invite.copied'))
    } catch {
      // The field below shows it.
    }
  }
  return (
    <Panel title={say('online.invite')}>
      <p class="field__hint">{say('online.invite.text')}</p>
      {code.value !== undefined && (
        <p data-part="code">
          <span class="visually-hidden">
            {say('online.invite.code')}: {[...code.value].join(' ')}
          </span>
          <span class="invitation__letters" aria-hidden="true">
            {[...code.value].map((letter, i) => (
              <span key={i} class="invitation__letter display-font">
                {letter}
              </span>
            ))}
          </span>
        </p>
      )}
      <label class="visually-hidden" for={id}>
        {say('online.invite.link')}
      </label>
      <div class="invitation__line">
        <input class="input" id={id} readOnly value={link} onFocus={event => event.currentTarget.select()} />
        <Button onClick={() => void copy()}>{say('online.invite.copy')}</Button>
      </div>
    </Panel>
  )
}
