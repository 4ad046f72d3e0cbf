import { signal } from '@preact/signals'
import { say } from '../platform/i18n/say.ts'
import { Button } from '../ui/index.ts'

/** The update that the player has put off. */
const putOff = signal<unknown>(undefined)

/** Offers a new version of the app. */
export const UpdateSign = ({ run }: { readonly run: () => void }) =>
  run === putOff.value ? null : (
    <div class="toast pixel-border">
      {say('web.update.ready')}
      <Button variant="gold" onClick={run}>
        {say('web.update.reload')}
      </Button>
      <Button
        variant="quiet"
        icon="close"
        label={say('web.close')}
        onClick={() => {
          putOff.value = run
        }}
      />
    </div>
  )
