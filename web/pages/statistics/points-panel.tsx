import { useSignal } from '@preact/signals'
import { gameTitle } from '../../game-module/game-title.ts'
import { currentLanguage, say } from '../../platform/i18n/say.ts'
import type { Summary } from '../../session/statistics/summary.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import { LineChart } from '../../ui/line-chart.tsx'

/** The chart shows at most this many games, the latest. */
const MAX_GAMES = 40

/** Own points over time, of one game, as a chart or as a table. */
export function PointsPanel({ points }: { readonly points: Summary['points'] }) {
  const chosen = useSignal(points[0]!.game)
  const asTable = useSignal(false)
  const played = points.find(({ game }) => game === chosen.value)?.played.slice(-MAX_GAMES) ?? []
  const date = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'numeric' })
  return (
    <Panel title={say('own.stats.points')}>
      {points.length > 1 && (
        <RadioGroup
          hideLabel
          name={say('own.stats.game')}
          values={points.map(({ game }) => game)}
          value={chosen.value}
          labelOf={gameTitle}
          onChange={game => {
            chosen.value = game
          }}
        />
      )}
      {asTable.value ? (
        <table class="statistics-table">
          <thead>
            <tr>
              <th scope="col">{say('own.stats.date')}</th>
              <th scope="col">{say('own.stats.points')}</th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ when, points: n }, i) => (
              <tr key={i}>
                <th scope="row">{date.format(when)}</th>
                <td>{n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <LineChart
          label={say('own.stats.chart', { game: gameTitle(chosen.value) })}
          ticks={played.map(({ when }) => date.format(when))}
          lines={[{ name: say('own.stats.points'), initial: '', values: played.map(one => one.points) }]}
        />
      )}
      <div class="row">
        <Button
          variant="quiet"
          onClick={() => {
            asTable.value = !asTable.peek()
          }}
        >
          {say(asTable.value ? 'own.stats.asLines' : 'own.stats.asTable')}
        </Button>
      </div>
    </Panel>
  )
}
