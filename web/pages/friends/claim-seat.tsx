import { useSignal } from '@preact/signals'
import { claimSeat } from '../../online/find-table.ts'
import { refusalText } from '../../online/refusal-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { Button, Dialog } from '../../ui/index.ts'

interface ClaimSeatProps {
  readonly seat: { readonly code: string; readonly name: string }
  readonly onClose: () => void
}
/** Asks before this device takes over a seat. */
export function ClaimSeat({ seat: { code, name }, onClose }: ClaimSeatProps) {
  const problem = useSignal<string | undefined>(undefined)
  const claim = async () => {
    try {
      navigate({ page: 'online', table: await claimSeat(code) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      problem.value = say('online.refused', { reason: refusalText(error) })
    }
  }
  return (
    <Dialog
      title={say('lobby.claim.title', { name })}
      onClose={onClose}
      buttons={
        <Button variant="gold" onClick={() => void claim()}>
          {say('lobby.claim.yes')}
        </Button>
      }
    >
      <p>{say('lobby.claim.text')}</p>
      {problem.value !== undefined && <p role="alert">{problem.value}</p>}
    </Dialog>
  )
}
