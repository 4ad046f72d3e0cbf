// Past choices that the table shows once more.
import { useEffect, useRef } from 'preact/hooks'
import type { OnlineTable } from '../../../online/online-table.ts'
import { refusalText } from '../../../online/refusal-text.ts'
import { say } from '../../../platform/i18n/say.ts'
import { toast } from '../../../ui/announcements.ts'
import { Button } from '../../../ui/index.ts'
import { Sign } from './sign.tsx'

/** Shows the choices from this one on. Tells the player if the server refuses. */
export async function watchPast({ past }: Pick<OnlineTable, 'past'>, from: number): Promise<void> {
  try {
    await past.play(from)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    toast(say('online.refused', { reason: refusalText(error) }), { problem: true })
  }
}

/** How far the past has come, while the table shows it. */
export function PastSign({ table: { past } }: { readonly table: Pick<OnlineTable, 'past'> }) {
  return past.progress.value ? <Progress past={past} {...past.progress.value} /> : null
}

interface ProgressProps extends Pick<OnlineTable, 'past'> {
  readonly shown: number
  readonly total: number
}
function Progress({ past, shown, total }: ProgressProps) {
  const buttons = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => buttons.current?.querySelector('button')?.focus(), [])
  const text = total === 0 ? say('online.past.loading') : say('online.past.at', { at: Math.max(1, shown), of: total })
  return (
    <Sign
      part="past"
      look="slim"
      title={say('online.past')}
      buttons={
        <div ref={buttons}>
          <Button variant="gold" icon="next" onClick={() => past.skip()}>
            {say('online.past.skip')}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Sign>
  )
}
