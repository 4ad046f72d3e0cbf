import { say } from '../../../platform/i18n/say.ts'
import { Dialog, RadioGroup, Switch } from '../../../ui/index.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { activePass, setStops, stopLevels, stopPoints, stops } from './auto-pass.ts'

/** Where one wants to be asked, and how the walk of heroes is shown. */
export function StopsDialog({ match, onClose }: { readonly match: DungeonMatch; readonly onClose: () => void }) {
  const now = stops.value
  return (
    <Dialog title={say('dm.stops')} onClose={onClose}>
      <p>{say('dm.stops.text')}</p>
      {stopPoints.map(place => (
        <RadioGroup
          key={place}
          name={say(`dm.stops.${place}`)}
          values={stopLevels}
          value={now[place]}
          labelOf={way => say(`dm.stops.${way}`)}
          onChange={way => {
            setStops({ [place]: way })
            match.retry()
          }}
        />
      ))}
      <Switch
        on={now.fullControl}
        onChange={fullControl => {
          activePass.value = undefined
          setStops({ fullControl })
          match.retry()
        }}
      >
        {say('dm.stops.fullControl')}
      </Switch>
      <Switch on={now.stepByStep} onChange={stepByStep => setStops({ stepByStep })}>
        {say('dm.stops.stepByStep')}
      </Switch>
      <p class="dm-key-list">{say('dm.keys')}</p>
    </Dialog>
  )
}
