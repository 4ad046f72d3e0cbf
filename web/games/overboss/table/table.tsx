// The table of Overboss. It shows the view of a match and passes choices to the match.
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { setSideColumn } from '../../../table/around-table.ts'
import { Deferred } from '../../../table/deferred.tsx'
import { keepFocus } from '../../../table/focus.ts'
import { PhoneTabs } from '../../../table/phone-tabs.tsx'
import { CommandSigns } from '../commands/command-signs.tsx'
import { Goals } from '../goals/goals.tsx'
import { seatsOfSpots } from '../input/click-paths.ts'
import { attachPieceDrag } from '../input/drag.ts'
import { focusPolicy } from '../input/focus.ts'
import { attachKeyboard } from '../input/keyboard.ts'
import { createSelection } from '../input/selection.ts'
import { horizon } from '../land/scenery.tsx'
import { MapPanel } from '../map/map.tsx'
import { OpponentMaps } from '../map/opponent-maps.tsx'
import { BossChoice } from '../market/boss-choice.tsx'
import { Market } from '../market/market.tsx'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { attachAnimation } from '../playback/animation.ts'
import { attachSkipping } from '../playback/effects.ts'
import { Prompt } from '../prompt/prompt.tsx'
import { Results } from '../score/results.tsx'
import { ScoreSheet } from '../score/score-sheet.tsx'
import { SidePanel } from '../side/side-panel.tsx'
import { TerrainLegend } from '../side/terrain-legend.tsx'
import { Log } from './log.tsx'
import './table.css'
import './layout.css'
import './phone.css'

const tabs = ['map', 'others', 'score', 'log'] as const
type Tab = (typeof tabs)[number]
const partsByTab: Readonly<Record<Tab, string | undefined>> = {
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
  const selection = useMemo(() => createSelection(match), [match])
  const tab = useSignal<Tab>('map')
  const view = match.view.value
  const own = view.viewer === 'spectator' ? undefined : view.viewer
  /** The seat whose map the player asked to see. */
  const requestedSeat = useSignal<number | undefined>(undefined)
  const ask = match.ask.value
  // The result appears after the last move was shown.
  const over = match.result.value !== undefined && match.playbackDone.value
  useEffect(() => {
    requestedSeat.value = undefined
  }, [ask?.prompt, own])
  // If the legal spots are only on maps of opponents, the table shows the first of these maps.
  const targets = seatsOfSpots(selection.legalSpots.value)
  const target = own === undefined || targets.has(own) ? undefined : [...targets][0]
  const shown = requestedSeat.value ?? target ?? own ?? view.turn.seat
  const logOpen = useSignal(false)
  const showLog = () => {
    logOpen.value = !logOpen.peek()
    tab.value = 'log'
  }
  useEffect(() => {
    const element = root.current
    if (!element) return
    const cleanups = [
      attachPieceDrag(element, selection),
      attachKeyboard(element, selection, showLog),
      keepFocus(element, focusPolicy(match)),
      attachAnimation(element, match),
      attachSkipping(),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
      selection.held.confirm()
    }
  }, [selection])
  const showMap = (seat: number) => {
    requestedSeat.value = seat
    tab.value = 'map'
  }
  const commands = view.options.commands
  return (
    <div
      class="ob"
      ref={root}
      data-part="table"
      data-tab={tab.value}
      data-rows={String((view.players[0]?.map.length ?? 0) / 4)}
      data-fills-screen={over ? undefined : ''}
    >
      {horizon}
      {over ? (
        <div class="ob__end">
          <Results match={match}>{children}</Results>
          <Log match={match} open={logOpen} />
        </div>
      ) : (
        <div class="ob__table">
          <div class="ob__middle">
            {ask?.prompt === 'keep-boss' ? <BossChoice selection={selection} /> : <Market selection={selection} />}
            <Deferred>
              <MapPanel selection={selection} seat={shown} own={own} onShowMap={showMap} />
              <Prompt selection={selection} />
            </Deferred>
          </div>
          <Deferred>
            <div class="ob__west">
              {commands && <CommandSigns selection={selection} seat={own ?? shown} />}
              <Goals view={view} />
              <SidePanel selection={selection} seat={shown} own={own} />
              <TerrainLegend view={view} seat={shown} />
            </div>
          </Deferred>
          <div class="ob__east" ref={setSideColumn}>
            <OpponentMaps selection={selection} shown={shown} own={own} onShowMap={showMap} />
            <Deferred frames={2}>
              <Log match={match} open={logOpen} />
              <ScoreSheet selection={selection} seat={shown} />
            </Deferred>
          </div>
        </div>
      )}
      {!over && (
        <PhoneTabs
          class="ob__tabs"
          name={say('web.ob.views')}
          tabs={tabs}
          tab={tab}
          partsByTab={partsByTab}
          labelOf={name => say(`web.ob.tab.${name}`)}
        />
      )}
    </div>
  )
}
