import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../platform/i18n/say.ts'
import { Dialog } from '../../ui/index.ts'
import './check-deal.css'

interface CheckDealProps {
  readonly seed: string
  /** What the table has shown since the start. */
  readonly seedHash: string
  readonly onClose: () => void
}
/** Shows the seed of a game and its hash, and checks that they belong together. */
export function CheckDeal({ seed, seedHash, onClose }: CheckDealProps) {
  const outcome = useSignal<'checking' | 'right' | 'wrong' | 'cannot'>('checking')
  useEffect(() => {
    sha256(seed).then(
      hash => {
        outcome.value = hash === seedHash ? 'right' : 'wrong'
      },
      () => {
        outcome.value = 'cannot'
      },
    )
  }, [])
  return (
    <Dialog title={say('lobby.after.check')} onClose={onClose} focusHeading>
      <p>{say('lobby.deal.text')}</p>
      <dl class="deal">
        <div>
          <dt>{say('lobby.deal.hash')}</dt>
          <dd class="deal__word">{seedHash}</dd>
        </div>
        <div>
          <dt>{say('lobby.deal.seed')}</dt>
          <dd class="deal__word">{seed}</dd>
        </div>
      </dl>
      <p
        class={`deal__outcome deal__outcome--${outcome.value}`}
        role="status"
        data-part="deal"
        data-state={outcome.value}
      >
        {outcome.value === 'right' && '✓ '}
        {say(`lobby.deal.${outcome.value}`)}
      </p>
    </Dialog>
  )
}

/** In hexadecimal digits. Rejects on pages without https: there the browser has no such function. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
