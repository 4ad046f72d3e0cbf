import { Dialog, OneOf, Toggle } from '../../design/parts.tsx'
import { say } from '../../words/words.ts'
import type { DungeonMatch } from './match.ts'
import { passing, setStops, stopPlaces, stops, stopWays } from './stops.ts'

/** Where one wants to be asked, and how the walk of heroes is shown. */
export function StopsDialog({ match, onClose }: { readonly match: DungeonMatch; readonly onClose: () => void }) {
  const now = stops.value
  return (
    <Dialog title={say('dm.stops')} onClose={onClose}>
      <p>{say('dm.stops.text')}</p>
      {stopPlaces.map(place => (
        <OneOf
          key={place}
          name={say(`dm.stops.${place}`)}
          values={stopWays}
          value={now[place]}
          labelOf={way => say(`dm.stops.${way}`)}
          onChange={way => {
            setStops({ [place]: way })
            match.retry()
          }}
        />
      ))}
      <Toggle
        on={now.fullControl}
        onChange={fullControl => {
          passing.value = undefined
          setStops({ fullControl })
          match.retry()
        }}
      >
        {say('dm.stops.fullControl')}
      </Toggle>
      <Toggle on={now.stepByStep} onChange={stepByStep => setStops({ stepByStep })}>
        {say('dm.stops.stepByStep')}
      </Toggle>
      <p class="dm-keys">{say('dm.keys')}</p>
    </Dialog>
  )
}
