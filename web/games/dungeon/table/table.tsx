// The table of the dungeon games: it shows what it is told and gives choices back.
import type { View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { effect, useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { lazy } from '../../../platform/browser/lazy.tsx'
import { say } from '../../../platform/i18n/say.ts'
import { Deferred } from '../../../table/deferred.tsx'
import { keepFocus } from '../../../table/focus.ts'
import { PhoneTabs } from '../../../table/phone-tabs.tsx'
import { activePass, forgetPasses } from '../auto-pass/auto-pass.ts'
import { Dungeon } from '../dungeons/dungeon.tsx'
import { Hand } from '../dungeons/hand.tsx'
import { PlayerPanel } from '../dungeons/player-panel.tsx'
import { attachCardDrag } from '../input/drag.ts'
import { focusPolicy } from '../input/focus.ts'
import { attachKeyboard } from '../input/keyboard.ts'
import { createSelection, type Selection } from '../input/selection.ts'
import { spot } from '../input/spots.ts'
import { PileDialog } from '../inspector/card-pile.tsx'
import { attachInspection, hoverPreview } from '../inspector/inspection.ts'
import { Inspector } from '../inspector/inspector.tsx'
import { layoutOf } from '../layout/layout.ts'
import { sizeProperties } from '../layout/sizes.ts'
import { isPhone, screenSize } from '../layout/viewport.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { createPlayback } from '../playback/playback.ts'
import { Pending } from '../prompt/pending-effects.tsx'
import { Prompt } from '../prompt/prompt.tsx'
import { Town } from '../town/town.tsx'
import { TownBoard } from '../town/town-board.tsx'
import { Log } from './log.tsx'
import { TurnOrder } from './turn-order.tsx'
import './table.css'
import '../layout/layout.css'
import '../layout/phone.css'

const Results = lazy(() => import('../results/results.tsx').then(found => found.Results))
const StopsDialog = lazy(() => import('../auto-pass/stops-dialog.tsx').then(found => found.StopsDialog))

const tabs = ['table', 'log'] as const
type Tab = (typeof tabs)[number]
const behind: Readonly<Record<Tab, string | undefined>> = {
  table: 'town market landmarks dungeon counts hand others',
  log: undefined,
}

interface TableProps {
  readonly match: DungeonMatch
  readonly children?: ComponentChildren
}
export function Table({ match, children }: TableProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useMemo(() => createPlayback(match), [match])
  const picks = useMemo(() => createSelection(match, stage.ready), [match])
  const tab = useSignal<Tab>('table')
  const stopsOpen = useSignal(false)
  /** Whose dungeon lies at full size. */
  const looking = useSignal<Seat | undefined>(undefined)
  const { view } = stage
  const own = view.viewer === 'spectator' ? undefined : view.viewer
  /** The free place of the own dungeon is offered nowhere else. */
  const builds = useComputed(
    () => own !== undefined && picks.legalSpots.value.has(spot.place(own, sizeOf(view, own))),
  ).value
  /** On a phone the other dungeons lie out of sight: the one where a hero walks takes the place of what is looked at. */
  const walked = isPhone.value ? stage.walk.value?.seat : undefined
  const shown = (builds ? own : (walked ?? looking.value)) ?? own ?? view.active ?? 0
  const over = match.result.value !== undefined && stage.ready.value
  useEffect(() => {
    const element = root.current
    if (!element) return
    const stops = [
      attachKeyboard(element, picks, stage),
      keepFocus(element, focusPolicy(picks)),
      attachInspection(element),
      forgetPassing(match),
      lookUp(picks),
      attachCardDrag(element, picks),
      () => picks.close(),
      () => stage.close(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [picks])
  const fitting = layoutOf(view, screenSize.value)
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== shown)
  return (
    <div
      class="dm"
      ref={root}
      style={sizeProperties}
      data-full-height=""
      data-tab={tab.value}
      data-players={view.players.length}
      data-phase={view.phase}
      data-dungeon={fitting.dungeon}
      data-market={fitting.market}
    >
      {over && <Results match={match} view={view} />}
      {over && children}
      <div class="dm__grid">
        <div class="dm__players" data-coach="others" data-many={others.length > 3 ? '' : undefined}>
          {others.map(seat => (
            <PlayerPanel
              key={seat}
              picks={picks}
              stage={stage}
              seat={seat}
              onLook={to => {
                looking.value = to === own ? undefined : to
                // What was pressed goes with its panel.
                root.current?.querySelector<HTMLElement>('.dm-dungeon')?.focus()
              }}
            />
          ))}
        </div>
        <Deferred>
          {view.board ? (
            <TownBoard picks={picks} stage={stage} view={view} board={view.board} />
          ) : (
            <Town picks={picks} stage={stage} view={view} />
          )}
        </Deferred>
        <Deferred frames={2}>
          <Dungeon picks={picks} stage={stage} seat={shown} />
          <Hand picks={picks} />
          <Prompt
            picks={picks}
            stage={stage}
            onStops={() => {
              stopsOpen.value = true
            }}
          />
        </Deferred>
        <aside class="dm__rail" aria-label={say('dm.rail')}>
          <Deferred frames={3}>
            <TurnOrder match={match} view={view} />
            <Pending match={match} view={view} />
            <Log match={match} />
          </Deferred>
        </aside>
      </div>
      <PhoneTabs
        class="dm__tabs"
        name={say('dm.views')}
        tabs={tabs}
        tab={tab}
        partsByTab={behind}
        labelOf={one => say(`dm.tab.${one}`)}
      />
      <PileDialog />
      <Inspector match={match} view={view} foretold={stage.forecast.value} />
      {stopsOpen.value && (
        <StopsDialog
          match={match}
          onClose={() => {
            stopsOpen.value = false
          }}
        />
      )}
    </div>
  )
}

const sizeOf = ({ players }: View, seat: Seat): number => players[seat]?.dungeon.length ?? 0

/** Nobody looks closely at what was asked about once things go on. */
const lookUp = (picks: Selection): (() => void) =>
  effect(() => {
    if (picks.ask.value === undefined) hoverPreview.value = undefined
  })

/** Whoever takes something back wants to decide again. */
function forgetPassing(match: DungeonMatch): () => void {
  let length = match.record.peek().choices.length
  activePass.value = undefined
  forgetPasses()
  return effect(() => {
    const now = match.record.value.choices.length
    if (now < length) {
      activePass.value = undefined
      forgetPasses()
    }
    length = now
  })
}
