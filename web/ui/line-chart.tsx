import './line-chart.css'

const WIDTH = 520
const HEIGHT = 220
const LEFT = 34
const BOTTOM = 26
const INITIAL_WIDTH = 9
/** Most labels below the chart that fit beside each other. */
const MAX_TICKS = 12
/** By line. The dashes distinguish the lines for people who cannot distinguish their colours. */
const dashes = [undefined, '9 4', '3 4', '14 4 3 4', '6 2', '2 6']

interface Line {
  readonly name: string
  /** Written at the end of the line. */
  readonly initial: string
  readonly values: readonly number[]
}
interface LineChartProps {
  /** Says what the chart shows, and where the same figures are in a table. */
  readonly label: string
  /** One for each value of a line. */
  readonly ticks: readonly string[]
  readonly lines: readonly Line[]
}
/** Values over time, one line for each seat or other thing. */
export function LineChart({ label, ticks, lines }: LineChartProps) {
  const last = ticks.length - 1
  const valueAt = (line: Line, at: number): number => line.values[at] ?? 0
  /** The final values, each with all lines that share it: their initials go into one label. */
  const endLabels = [...new Set(lines.map(line => valueAt(line, last)))].map(value => ({
    value,
    sharedBy: [...lines.keys()].filter(i => valueAt(lines[i]!, last) === value),
  }))
  const right = 10 + INITIAL_WIDTH * Math.max(1, ...endLabels.map(({ sharedBy }) => sharedBy.length))
  const all = lines.flatMap(({ values }) => values)
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - right)) / Math.max(1, last)
  const y = (value: number) => 8 + ((high - value) * (HEIGHT - BOTTOM - 8)) / (high - low)
  const step = Math.max(1, Math.ceil((high - low) / 5))
  const gridValues = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step)
  const everyTick = Math.ceil(ticks.length / MAX_TICKS)
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="line-chart" role="img" aria-label={label}>
        {gridValues.map(value => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} class="line-chart__grid" />
            <text x={LEFT - 6} y={y(value) + 5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {ticks.map(
          (tick, at) =>
            at % everyTick === 0 && (
              <text key={at} x={x(at)} y={HEIGHT - 6} text-anchor="middle">
                {tick}
              </text>
            ),
        )}
        {lines.map((line, i) => (
          <g key={i} style={{ color: `var(--seat-${i + 1})` }}>
            <polyline
              points={ticks.map((_, at) => `${x(at)},${y(valueAt(line, at))}`).join(' ')}
              stroke-dasharray={dashes[i]}
            />
            {ticks.map((_, at) => (
              <rect key={at} x={x(at) - 3} y={y(valueAt(line, at)) - 3} width="6" height="6" />
            ))}
          </g>
        ))}
        {endLabels.map(({ value, sharedBy }) => (
          <text key={value} x={x(last) + 8} y={y(value) + 5}>
            {sharedBy.map(i => (
              <tspan key={i} style={{ fill: `var(--seat-${i + 1})` }}>
                {lines[i]!.initial}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      {lines.length > 1 && (
        <ul class="line-chart__names">
          {lines.map(({ name, initial }, i) => (
            <li key={i}>
              <span class="seat-badge" style={{ background: `var(--seat-${i + 1})` }} aria-hidden="true">
                {initial}
              </span>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
