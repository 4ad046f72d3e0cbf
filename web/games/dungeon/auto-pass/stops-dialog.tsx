import { stopLevels, stopPoints } from '@overlair/play/auto-pass/dungeon/instructions'
import { say } from '../../../platform/i18n/say.ts'
import { Dialog, RadioGroup, Switch } from '../../../ui/index.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { changeStops, setStops, stops } from './stops.ts'

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
          onChange={level => changeStops(match, { [point]: level })}
        />
      ))}
      <Switch on={current.fullControl} onChange={fullControl => changeStops(match, { fullControl })}>
        {say('dm.stops.fullControl')}
      </Switch>
      <Switch on={current.stepByStep} onChange={stepByStep => setStops({ stepByStep })}>
        {say('dm.stops.stepByStep')}
      </Switch>
      <p class="dm-key-list">{say('dm.keys')}</p>
    </Dialog>
  )
}
