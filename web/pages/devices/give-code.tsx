import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { countdownText } from '../../online/durations.ts'
import { type DeviceCode, makeDeviceCode } from '../../online/move-device.ts'
import { refusalText } from '../../online/refusal-text.ts'
import { useServerNow } from '../../online/use-server-now.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { toast } from '../../ui/announcements.ts'
import { Button } from '../../ui/index.ts'
import { CodeLetters } from '../codes/code-letters.tsx'
import { CopyButton } from '../codes/copy-button.tsx'
import { QrCode } from '../codes/qr-code.tsx'
import { CODE_IN_ADDRESS } from './device-code-field.tsx'
import './other-device.css'

/** Makes a code with which another device takes part as the person of this one. */
export function GiveCode() {
  const made = useSignal<DeviceCode | undefined>(undefined)
  const isMaking = useSignal(false)
  const make = async () => {
    isMaking.value = true
    try {
      made.value = await makeDeviceCode()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toast(say('online.refused', { reason: refusalText(error) }), { problem: true })
    }
    isMaking.value = false
  }
  const button = (
    <div class="row">
      <Button disabledReason={isMaking.value ? say('web.loading') : undefined} onClick={() => void make()}>
        {say('lobby.device.move')}
      </Button>
    </div>
  )
  return made.value ? <ShownCode {...made.value} button={button} /> : button
}

/** The code while it is valid, then the button for another one. */
function ShownCode({ code, expires, button }: DeviceCode & { readonly button: VNode }) {
  const left = expires - useServerNow()
  if (left <= 0)
    return (
      <>
        <p role="status">{say('lobby.code.expired')}</p>
        {button}
      </>
    )
  const link = `${location.origin}${hrefOf({ page: 'settings' })}${CODE_IN_ADDRESS}${code}`
  return (
    <div class="other-device__code">
      <div class="other-device__letters stack">
        <CodeLetters code={code} name={say('lobby.device.code')} />
        <p>{say('lobby.device.how')}</p>
        <p data-part="countdown">{say('lobby.code.left', { time: countdownText(left) })}</p>
        <div class="row">
          <CopyButton text={code}>{say('lobby.code.copy')}</CopyButton>
        </div>
      </div>
      <QrCode text={link} label={say('lobby.device.qr')} />
    </div>
  )
}
