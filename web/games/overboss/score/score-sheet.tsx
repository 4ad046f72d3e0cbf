import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import type { LineId } from '@overlair/rules/overboss/result/sheet'
import { useComputed, useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { isOverbossSprite } from '../../../ui/overboss-sprites.ts'
import { Sprite } from '../../../ui/sprite.tsx'
import { hoveredPreview, type Selection } from '../input/selection.ts'
import { bossName, lineName, scoringOf } from '../model/texts.ts'
import './score-sheet.css'

type Sheet = View['players'][number]['score']

/** The score sheet of the shown map, line by line: current points, and points after the hovered choice. */
export function ScoreSheet({ selection, seat }: { readonly selection: Selection; readonly seat: Seat }) {
  const { match } = selection
  const view = match.view.value
  const player = view.players[seat]
  /** Whether the sheet shows the lines of the terrains where space is scarce. */
  const open = useSignal(false)
  const preview = useComputed(() => hoveredPreview(selection)).value
  if (!player) return null
  const after = seat === match.ask.value?.seat ? preview?.sheet : undefined
  const { lines, tiles, total } = player.score
  const pointsAfter = (line: LineId) => after?.lines.find(one => one.line === line)?.points
  const isTile = (line: LineId) => !['minibosses', 'crystals', 'matching', 'bands', 'boss'].includes(line)
  const row = ({ line, points, why }: Sheet['lines'][number]) => (
    <Row
      key={line}
      name={line === 'boss' && player.boss && player.boss !== 'hidden' ? bossName(player.boss) : lineName(line)}
      emblem={isTile(line) ? line : undefined}
      hint={isTile(line) ? scoringOf(line, view.players.length === 1) : undefined}
      detail={isTile(line)}
      now={points}
      after={pointsAfter(line)}
      why={why}
    />
  )
  return (
    <aside class={`ob-sheet${open.value ? ' ob-sheet--open' : ''}`} aria-labelledby="ob-sheet" data-coach="score">
      <header class="ob-sheet__head">
        <h2 id="ob-sheet">{say('web.ob.sheet')}</h2>
        <span class="ob-sheet__whose">{after ? say('web.ob.nowAndAfter') : match.seats[seat]?.name}</span>
        <button
          type="button"
          class="ob-sheet__more"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value
          }}
        >
          {say(open.value ? 'web.ob.sheet.less' : 'web.ob.sheet.more')}
        </button>
      </header>
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{say('web.ob.line')}</th>
            <th scope="col">{say('web.ob.now')}</th>
            <th scope="col">{say('web.ob.after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.filter(({ line }) => isTile(line)).map(row)}
          <Row name={say('score:tiles.name')} now={tiles} after={after?.tiles} sum />
          {lines.filter(({ line }) => !isTile(line) && line !== 'boss').map(row)}
          {lines.filter(({ line }) => line === 'boss').map(row)}
        </tbody>
      </table>
      <p class="ob-sheet__total">
        <span>{say('score:total.name')}</span>
        <b class="display-font" data-part="total">
          {total}
        </b>
        {after && after.total !== total && <b class="display-font ob-sheet__after">{after.total}</b>}
      </p>
      <Graveyards view={view} nameOf={player => match.seats[player]?.name ?? ''} />
    </aside>
  )
}

interface RowProps {
  readonly name: string
  readonly now: number
  readonly after: number | undefined
  readonly emblem?: string | undefined
  readonly hint?: string | undefined
  readonly why?: string
  readonly sum?: boolean
  /** A line that only the open sheet shows where space is scarce. */
  readonly detail?: boolean
}
function Row({ name, now, after, emblem, hint, why, sum = false, detail = false }: RowProps) {
  const sprite = `emblem-${emblem}`
  return (
    <tr class={sum ? 'ob-sheet__subtotal' : detail ? 'ob-sheet__detail' : undefined}>
      <th scope="row">
        {isOverbossSprite(sprite) && <Sprite name={sprite} scale={2} />}
        <span class="ob-sheet__name">{name}</span>
        {why && <Rule id={why} />}
        {hint && <small class="ob-sheet__hint">{hint}</small>}
      </th>
      <td>{now}</td>
      <td class="ob-sheet__after">{after !== undefined && after !== now ? after : ''}</td>
    </tr>
  )
}

/** Number of graveyards of each player; most and second most score (OB-81). */
function Graveyards({ view, nameOf }: { readonly view: View; readonly nameOf: (seat: Seat) => string }) {
  if (!view.options.terrains.includes('graveyard')) return null
  const counts = view.players.map(({ map }, seat) => ({
    seat,
    count: map.filter(space => space?.tile.startsWith('graveyard')).length,
  }))
  const list = counts
    .toSorted((a, b) => b.count - a.count)
    .map(({ seat, count }) => `${nameOf(seat)}: ${count}`)
    .join(', ')
  return (
    <p class="ob-sheet__note">
      {view.players.length === 1 ? say.maybe('terrain:graveyard.solo') : say('web.ob.graveyards', { list })}{' '}
      <Rule id={view.players.length === 1 ? 'OB-153' : 'OB-81'} />
    </p>
  )
}
