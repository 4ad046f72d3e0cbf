import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { OnlineTable } from '../../online/online-table.ts'
import { momentText } from '../../online/time-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { Button } from '../../ui/index.ts'
import { CodeLetters } from '../codes/code-letters.tsx'
import { CopyButton } from '../codes/copy-button.tsx'
import { QrCode } from '../codes/qr-code.tsx'
import './invitation.css'

interface InvitationCode {
  readonly code: string
  readonly expires: number
}

/** A code that leads to the table, its link, and the link as a QR code. */
export function Invitation({ table, game }: { readonly table: OnlineTable; readonly game: string }) {
  const id = useId()
  const link = `${location.origin}${hrefOf({ page: 'online', table: table.id })}`
  return (
    <section class="invitation pixel-border" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('lobby.invite')}</h2>
      <div class="invitation__main">
        <div class="invitation__ways">
          <Code table={table} />
          <div class="row">
            <CopyButton variant="gold" text={link}>
              {say('lobby.invite.copy')}
            </CopyButton>
            <ShareButton url={link} title={say('online.titleOf', { game })} />
          </div>
        </div>
        <figure class="invitation__scan">
          <QrCode text={link} label={say('lobby.invite.qr')} />
          <figcaption>{say('lobby.invite.scan')}</figcaption>
        </figure>
      </div>
      <div class="field">
        <label class="field__name" for={id}>
          {say('lobby.invite.link')}
        </label>
        <input class="input" id={id} readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </div>
    </section>
  )
}

function Code({ table }: { readonly table: OnlineTable }) {
  const made = useSignal<InvitationCode | 'none' | undefined>(undefined)
  useEffect(() => {
    table.ask('invite', {}).then(
      reply => {
        made.value = reply as InvitationCode
      },
      () => {
        made.value = 'none'
      },
    )
  }, [])
  const current = made.value
  if (current === undefined) return null
  if (current === 'none') return <p class="invitation__text">{say('lobby.invite.none')}</p>
  return (
    <>
      <CodeLetters code={current.code} name={say('lobby.invite.code')} />
      <p class="invitation__text">
        {say('lobby.invite.text')} {say('lobby.code.until', { when: momentText(current.expires) })}
      </p>
    </>
  )
}

/** Opens the share sheet of the device. Absent where there is none. */
function ShareButton({ url, title }: { readonly url: string; readonly title: string }) {
  if (!('share' in navigator)) return null
  const share = () =>
    void navigator.share({ url, title }).catch(() => {
      // The player has closed the sheet.
    })
  return <Button onClick={share}>{say('lobby.invite.share')}</Button>
}
