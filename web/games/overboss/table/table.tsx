// The table of Overboss: it shows what it is told and gives choices back.
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { Deferred } from '../../../table/deferred.tsx'
import { keepFocus } from '../../../table/focus.ts'
import { PhoneTabs } from '../../../table/phone-tabs.tsx'
import { attachPieceDrag } from '../input/drag.ts'
import { focusPolicy } from '../input/focus.ts'
import { attachKeyboard } from '../input/keyboard.ts'
import { createSelection } from '../input/selection.ts'
import { seatsOfSpots } from '../input/spots.ts'
import { MapPanel } from '../map/map.tsx'
import { OpponentMaps } from '../map/opponent-maps.tsx'
import { BossChoice } from '../market/boss-choice.tsx'
import { Commands } from '../market/command-row.tsx'
import { Market } from '../market/market.tsx'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { attachAnimation } from '../playback/animation.ts'
import { Prompt } from '../prompt/prompt.tsx'
import { Results } from '../score/results.tsx'
import { ScoreSheet } from '../score/score-sheet.tsx'
import { Side } from '../side/side-panel.tsx'
import { Legend } from '../side/terrain-legend.tsx'
import { Log } from './log.tsx'
import './table.css'
import './phone.css'

const tabs = ['map', 'others', 'score', 'log'] as const
type Tab = (typeof tabs)[number]
const behind: Readonly<Record<Tab, string | undefined>> = {
  map: 'market map stash prompt others',
  others: undefined,
  score: 'score',
  log: undefined,
}

interface TableProps {
  readonly match: OverbossMatch
  readonly children?: ComponentChildren
}
export function Table({ match, children }: TableProps) {
  const root = useRef<HTMLDivElement>(null)
  const hand = useMemo(() => createSelection(match), [match])
  const tab = useSignal<Tab>('map')
  const view = match.view.value
  const own = view.viewer === 'spectator' ? undefined : view.viewer
  /** Whose map lies in the middle. */
  const looking = useSignal<number | undefined>(undefined)
  const asked = match.ask.value
  // The last move is seen before the result is.
  const over = match.result.value !== undefined && match.playbackDone.value
  useEffect(() => {
    looking.value = undefined
  }, [asked?.prompt, own])
  // A choice that lies on other maps alone brings the first of them to the middle.
  const targets = seatsOfSpots(hand.live.value)
  const target = own === undefined || targets.has(own) ? undefined : [...targets][0]
  const shown = looking.value ?? target ?? own ?? view.turn.seat
  useEffect(() => {
    const element = root.current
    if (!element) return
    const stops = [
      attachPieceDrag(element, hand),
      attachKeyboard(element, hand),
      keepFocus(element, focusPolicy(match)),
      attachAnimation(element, match),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [hand])
  const look = (seat: number) => {
    looking.value = seat
    tab.value = 'map'
  }
  return (
    <div class="ob" ref={root} data-tab={tab.value}>
      <div class="ob__content">
        {over && <Results match={match}>{children}</Results>}
        <div class="ob__table">
          <OpponentMaps hand={hand} shown={shown} own={own} onLook={look} />
          <div class="ob__middle">
            {asked?.prompt === 'keep-boss' ? <BossChoice hand={hand} /> : !over && <Market hand={hand} />}
            {view.options.commands && !over && <Commands hand={hand} />}
            <Deferred>
              <div class="ob__map-row">
                <MapPanel hand={hand} seat={shown} own={own} onLook={look} />
                <Side hand={hand} seat={shown} own={own} />
              </div>
              <Prompt hand={hand} />
            </Deferred>
            <Deferred frames={2}>
              <Legend view={view} />
            </Deferred>
          </div>
          <Deferred frames={2}>
            <Log match={match} />
            <ScoreSheet hand={hand} seat={shown} />
          </Deferred>
        </div>
      </div>
      <PhoneTabs
        class="ob__tabs"
        name={say('web.ob.views')}
        tabs={tabs}
        tab={tab}
        partsByTab={behind}
        labelOf={one => say(`web.ob.tab.${one}`)}
      />
    </div>
  )
}
