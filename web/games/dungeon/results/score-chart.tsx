import { seatInitials } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Button, RadioGroup } from '../../../ui/index.ts'
import { LineChart } from '../../../ui/line-chart.tsx'
import type { RoundHistory } from './round-history.ts'
import './score-chart.css'

const measures = ['souls', 'wounds', 'standing'] as const
type Measure = (typeof measures)[number]

interface ScoreChartProps {
  readonly history: RoundHistory
  readonly nameOf: (seat: Seat) => string
}
/** Souls, wounds or their difference by round, as a chart or as a table. */
export function ScoreChart({ history: { rounds }, nameOf }: ScoreChartProps) {
  const measure = useSignal<Measure>('souls')
  const asTable = useSignal(false)
  const seats = rounds[0]?.souls.map((_, seat) => seat) ?? []
  const initials = seatInitials(seats.map(seat => ({ name: nameOf(seat) })))
  const valueAt = (at: number, seat: Seat): number => {
    const { souls = [], wounds = [] } = rounds[at] ?? {}
    if (measure.value === 'souls') return souls[seat] ?? 0
    if (measure.value === 'wounds') return wounds[seat] ?? 0
    return (souls[seat] ?? 0) - (wounds[seat] ?? 0)
  }
  return (
    <section class="panel pixel-border dm-chart" aria-label={say('dm.chart')}>
      <h3>{say('dm.chart')}</h3>
      <RadioGroup
        hideLabel
        name={say('dm.chart')}
        values={measures}
        value={measure.value}
        labelOf={one => say(`dm.chart.${one}`)}
        onChange={one => {
          measure.value = one
        }}
      />
      {asTable.value ? (
        <div class="dm-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{say('dm.round')}</th>
                {seats.map(seat => (
                  <th scope="col" key={seat}>
                    {nameOf(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ round }, at) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {seats.map(seat => (
                    <td key={seat}>{valueAt(at, seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <LineChart
          label={say('dm.chart.said')}
          ticks={rounds.map(({ round }) => String(round))}
          lines={seats.map(seat => ({
            name: nameOf(seat),
            initial: initials[seat] ?? '',
            values: rounds.map((_, at) => valueAt(at, seat)),
          }))}
        />
      )}
      <div class="row">
        <Button
          variant="quiet"
          onClick={() => {
            asTable.value = !asTable.peek()
          }}
        >
          {say(asTable.value ? 'dm.chart.asLines' : 'dm.chart.asTable')}
        </Button>
      </div>
    </section>
  )
}
