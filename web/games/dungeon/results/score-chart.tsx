import { seatInitials } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Button, RadioGroup } from '../../../ui/index.ts'
import type { History } from './round-history.ts'
import './score-chart.css'

const lines = ['souls', 'wounds', 'standing'] as const
type Line = (typeof lines)[number]
const WIDTH = 520
const HEIGHT = 220
const LEFT = 34
const BOTTOM = 26
const LETTER = 9
/** By seat: lines are told apart without their colours, too. */
const dashes = [undefined, '9 4', '3 4', '14 4 3 4', '6 2', '2 6']

interface ChartProps {
  readonly history: History
  readonly nameOf: (seat: Seat) => string
}
/** Souls, wounds or their difference over the rounds; the same as a table. */
export function Chart({ history: { rounds }, nameOf }: ChartProps) {
  const line = useSignal<Line>('souls')
  const table = useSignal(false)
  const seats = rounds[0]?.souls.map((_, seat) => seat) ?? []
  const figure = (at: number, seat: Seat): number => {
    const { souls = [], wounds = [] } = rounds[at] ?? {}
    if (line.value === 'souls') return souls[seat] ?? 0
    if (line.value === 'wounds') return wounds[seat] ?? 0
    return (souls[seat] ?? 0) - (wounds[seat] ?? 0)
  }
  return (
    <section class="panel pixel-border dm-chart" aria-label={say('dm.chart')}>
      <h3>{say('dm.chart')}</h3>
      <RadioGroup
        hideLabel
        name={say('dm.chart')}
        values={lines}
        value={line.value}
        labelOf={one => say(`dm.chart.${one}`)}
        onChange={one => {
          line.value = one
        }}
      />
      {table.value ? (
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
                    <td key={seat}>{figure(at, seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Lines rounds={rounds.map(({ round }) => round)} seats={seats} figure={figure} nameOf={nameOf} />
      )}
      <div class="row">
        <Button
          variant="quiet"
          onClick={() => {
            table.value = !table.peek()
          }}
        >
          {say(table.value ? 'dm.chart.asLines' : 'dm.chart.asTable')}
        </Button>
      </div>
    </section>
  )
}

interface LinesProps {
  readonly rounds: readonly number[]
  readonly seats: readonly Seat[]
  readonly figure: (at: number, seat: Seat) => number
  readonly nameOf: (seat: Seat) => string
}
function Lines({ rounds, seats, figure, nameOf }: LinesProps) {
  const letters = seatInitials(seats.map(seat => ({ name: nameOf(seat) })))
  const last = rounds.length - 1
  /** Who ends at the same figure stands there together. */
  const ends = [...new Set(seats.map(seat => figure(last, seat)))].map(value => ({
    value,
    together: seats.filter(seat => figure(last, seat) === value),
  }))
  const right = 10 + LETTER * Math.max(1, ...ends.map(({ together }) => together.length))
  const all = rounds.flatMap((_, at) => seats.map(seat => figure(at, seat)))
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - right)) / Math.max(1, rounds.length - 1)
  const y = (value: number) => 8 + ((high - value) * (HEIGHT - BOTTOM - 8)) / (high - low)
  const step = Math.max(1, Math.ceil((high - low) / 5))
  const marks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step)
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="dm-chart__lines" role="img" aria-label={say('dm.chart.said')}>
        {marks.map(mark => (
          <g key={mark}>
            <line x1={LEFT} x2={WIDTH} y1={y(mark)} y2={y(mark)} class="dm-chart__grid" />
            <text x={LEFT - 6} y={y(mark) + 5} text-anchor="end">
              {mark}
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
              points={rounds.map((_, at) => `${x(at)},${y(figure(at, seat))}`).join(' ')}
              stroke-dasharray={dashes[seat]}
            />
            {rounds.map((round, at) => (
              <rect key={round} x={x(at) - 3} y={y(figure(at, seat)) - 3} width="6" height="6" />
            ))}
          </g>
        ))}
        {ends.map(({ value, together }) => (
          <text key={value} x={x(last) + 8} y={y(value) + 5}>
            {together.map(seat => (
              <tspan key={seat} style={{ fill: `var(--seat-${seat + 1})` }}>
                {letters[seat]}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <ul class="dm-chart__names">
        {seats.map(seat => (
          <li key={seat}>
            <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
              {letters[seat]}
            </span>
            {nameOf(seat)}
          </li>
        ))}
      </ul>
    </>
  )
}
