import { seatInitials } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Button, RadioGroup } from '../../../ui/index.ts'
import type { RoundHistory } from './round-history.ts'
import './score-chart.css'

const measures = ['souls', 'wounds', 'standing'] as const
type Measure = (typeof measures)[number]
const WIDTH = 520
const HEIGHT = 220
const LEFT = 34
const BOTTOM = 26
const INITIAL_WIDTH = 9
/** By seat. The dashes distinguish the lines for people who cannot distinguish their colours. */
const dashes = [undefined, '9 4', '3 4', '14 4 3 4', '6 2', '2 6']

interface ScoreChartProps {
  readonly history: RoundHistory
  readonly nameOf: (seat: Seat) => string
}
/** Souls, wounds or their difference by round, as a chart or as a table. */
export function ScoreChart({ history: { rounds }, nameOf }: ScoreChartProps) {
  const measure = useSignal<Measure>('souls')
  const asTable = useSignal(false)
  const seats = rounds[0]?.souls.map((_, seat) => seat) ?? []
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
        <LineChart rounds={rounds.map(({ round }) => round)} seats={seats} valueAt={valueAt} nameOf={nameOf} />
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

interface LineChartProps {
  readonly rounds: readonly number[]
  readonly seats: readonly Seat[]
  readonly valueAt: (at: number, seat: Seat) => number
  readonly nameOf: (seat: Seat) => string
}
function LineChart({ rounds, seats, valueAt, nameOf }: LineChartProps) {
  const initials = seatInitials(seats.map(seat => ({ name: nameOf(seat) })))
  const last = rounds.length - 1
  /** The final values, each with all seats that share it: their initials go into one label. */
  const endLabels = [...new Set(seats.map(seat => valueAt(last, seat)))].map(value => ({
    value,
    sharedBy: seats.filter(seat => valueAt(last, seat) === value),
  }))
  const right = 10 + INITIAL_WIDTH * Math.max(1, ...endLabels.map(({ sharedBy }) => sharedBy.length))
  const all = rounds.flatMap((_, at) => seats.map(seat => valueAt(at, seat)))
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - right)) / Math.max(1, rounds.length - 1)
  const y = (value: number) => 8 + ((high - value) * (HEIGHT - BOTTOM - 8)) / (high - low)
  const step = Math.max(1, Math.ceil((high - low) / 5))
  const gridValues = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step)
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="dm-chart__lines" role="img" aria-label={say('dm.chart.said')}>
        {gridValues.map(value => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} class="dm-chart__grid" />
            <text x={LEFT - 6} y={y(value) + 5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {rounds.map((round, at) => (
          <text key={round} x={x(at)} y={HEIGHT - 6} text-anchor="middle">
            {round}
          </text>
        ))}
        {seats.map(seat => (
          <g key={seat} style={{ color: `var(--seat-${seat + 1})` }}>
            <polyline
              points={rounds.map((_, at) => `${x(at)},${y(valueAt(at, seat))}`).join(' ')}
              stroke-dasharray={dashes[seat]}
            />
            {rounds.map((round, at) => (
              <rect key={round} x={x(at) - 3} y={y(valueAt(at, seat)) - 3} width="6" height="6" />
            ))}
          </g>
        ))}
        {endLabels.map(({ value, sharedBy }) => (
          <text key={value} x={x(last) + 8} y={y(value) + 5}>
            {sharedBy.map(seat => (
              <tspan key={seat} style={{ fill: `var(--seat-${seat + 1})` }}>
                {initials[seat]}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <ul class="dm-chart__names">
        {seats.map(seat => (
          <li key={seat}>
            <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
              {initials[seat]}
            </span>
            {nameOf(seat)}
          </li>
        ))}
      </ul>
    </>
  )
}
