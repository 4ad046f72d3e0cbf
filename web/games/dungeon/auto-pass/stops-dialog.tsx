import { say } from '../../../platform/i18n/say.ts'
import { Dialog, RadioGroup, Switch } from '../../../ui/index.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { activePass, setStops, stopLevels, stopPoints, stops } from './auto-pass.ts'

/** Settings of auto-pass, and whether playback waits at each step of a hero. */
export function StopsDialog({ match, onClose }: { readonly match: DungeonMatch; readonly onClose: () => void }) {
  const current = stops.value
  return (
    <Dialog title={say('dm.stops')} onClose={onClose}>
      <p>{say('dm.stops.text')}</p>
      {stopPoints.map(point => (
        <RadioGroup
          key={point}
          name={say(`dm.stops.${point}`)}
          values={stopLevels}
          value={current[point]}
          labelOf={level => say(`dm.stops.${level}`)}
          onChange={level => {
            setStops({ [point]: level })
            match.retry()
          }}
        />
      ))}
      <Switch
        on={current.fullControl}
        onChange={fullControl => {
          activePass.value = undefined
          setStops({ fullControl })
          match.retry()
        }}
      >
        {say('dm.stops.fullControl')}
      </Switch>
      <Switch on={current.stepByStep} onChange={stepByStep => setStops({ stepByStep })}>
        {say('dm.stops.stepByStep')}
      </Switch>
      <p class="dm-key-list">{say('dm.keys')}</p>
    </Dialog>
  )
}
