// The table of the dungeon games. It shows a match and sends choices to it.
import type { View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { effect, useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { lazy } from '../../../platform/browser/lazy.tsx'
import { say } from '../../../platform/i18n/say.ts'
import { setSideColumn } from '../../../table/around-table.ts'
import { Deferred } from '../../../table/deferred.tsx'
import { keepFocus } from '../../../table/focus.ts'
import { PhoneTabs } from '../../../table/phone-tabs.tsx'
import { Dungeon } from '../dungeons/dungeon.tsx'
import { Hand } from '../dungeons/hand.tsx'
import { PlayerPanel } from '../dungeons/player-panel.tsx'
import { spot } from '../input/click-paths.ts'
import { attachCardDrag } from '../input/drag.ts'
import { focusPolicy } from '../input/focus.ts'
import { attachKeyboard } from '../input/keyboard.ts'
import { createSelection, type Selection } from '../input/selection.ts'
import { CloseViews } from '../inspector/close-views.tsx'
import { attachInspection, hoverPreview } from '../inspector/inspection.ts'
import { layoutOf } from '../layout/layout.ts'
import { sizeProperties } from '../layout/sizes.ts'
import { screenSize } from '../layout/viewport.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { createPlayback } from '../playback/playback.ts'
import { PendingEffects } from '../prompt/pending-effects.tsx'
import { Prompt } from '../prompt/prompt.tsx'
import '../scene/scene-sprites.ts'
import { isMarketOpen } from '../town/market.tsx'
import { Town } from '../town/town.tsx'
import { TownBoard } from '../town/town-board.tsx'
import { Log } from './log.tsx'
import { TurnOrder } from './turn-order.tsx'
import './table.css'
import '../layout/layout.css'
import '../layout/phone.css'

const Results = lazy(() => import('../results/results.tsx').then(module => module.Results))
const StopsDialog = lazy(() => import('../auto-pass/stops-dialog.tsx').then(module => module.StopsDialog))

const tabs = ['table', 'log'] as const
type Tab = (typeof tabs)[number]
const partsByTab: Readonly<Record<Tab, string | undefined>> = {
  table: 'town market landmarks dungeon counts hand others',
  log: undefined,
}

interface TableProps {
  readonly match: DungeonMatch
  readonly children?: ComponentChildren
}
export function Table({ match, children }: TableProps) {
  const root = useRef<HTMLDivElement>(null)
  const playback = useMemo(() => createPlayback(match), [match])
  const selection = useMemo(() => createSelection(match, playback.ready), [match])
  const tab = useSignal<Tab>('table')
  const stopsOpen = useSignal(false)
  /** The seat whose dungeon the player has enlarged. */
  const enlarged = useSignal<Seat | undefined>(undefined)
  const { view } = playback
  const ownSeat = view.viewer === 'spectator' ? undefined : view.viewer
  /** Only the large dungeon shows its free place. So the viewer's dungeon must be the large one while that place is legal. */
  const canBuildAtFreePlace = useComputed(
    () => ownSeat !== undefined && selection.legalSpots.value.has(spot.place(ownSeat, sizeOf(view, ownSeat))),
  ).value
  /** The dungeon in which a hero walks takes the stage, also that of a rival. */
  const walkSeat = playback.ready.value ? undefined : playback.walk.value?.seat
  const largeSeat = (canBuildAtFreePlace ? ownSeat : (walkSeat ?? enlarged.value)) ?? ownSeat ?? view.active ?? 0
  const over = match.result.value !== undefined && playback.ready.value
  useEffect(() => {
    const element = root.current
    if (!element) return
    const cleanups = [
      attachKeyboard(element, selection, playback),
      keepFocus(element, focusPolicy(selection)),
      attachInspection(element),
      hidePreviewWithoutAsk(selection),
      attachCardDrag(element, selection),
      () => selection.close(),
      () => playback.close(),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [selection])
  const marketOpen = useComputed(() => isMarketOpen(selection, view)).value
  const { scene, smallHalls } = layoutOf(view, marketOpen, screenSize.value)
  const others = view.players.map((_, seat) => seat).filter(seat => seat !== largeSeat)
  return (
    <div
      class="dm"
      ref={root}
      data-part="table"
      style={sizeProperties}
      data-full-height=""
      data-tab={tab.value}
      data-players={view.players.length}
      data-phase={view.phase}
      data-scene={scene}
      data-halls={smallHalls ? 'small' : 'large'}
      data-walking={walkSeat === undefined ? undefined : ''}
    >
      {over && <Results match={match} view={view} />}
      {over && children}
      <div class="dm__grid">
        <Deferred>
          {view.board ? (
            <TownBoard selection={selection} playback={playback} view={view} board={view.board} />
          ) : (
            <Town selection={selection} playback={playback} view={view} />
          )}
        </Deferred>
        <Deferred frames={2}>
          <Dungeon selection={selection} playback={playback} seat={largeSeat} small={smallHalls} />
          <Hand selection={selection} playback={playback} />
          <Prompt
            selection={selection}
            playback={playback}
            onStops={() => {
              stopsOpen.value = true
            }}
          />
        </Deferred>
        <div class="dm__cliff" ref={setSideColumn}>
          <div class="dm__players" data-coach="others" data-rivals={others.length}>
            {others.map(seat => (
              <PlayerPanel
                key={seat}
                selection={selection}
                playback={playback}
                seat={seat}
                onEnlarge={to => {
                  enlarged.value = to === ownSeat ? undefined : to
                  // The pressed button disappears with its panel, so move the focus to the large dungeon.
                  root.current?.querySelector<HTMLElement>('.dm-dungeon')?.focus()
                }}
              />
            ))}
          </div>
          <aside class="dm__rail" aria-label={say('dm.rail')}>
            <Deferred frames={3}>
              <TurnOrder match={match} view={view} />
              <PendingEffects match={match} view={view} />
              <Log match={match} />
            </Deferred>
          </aside>
        </div>
      </div>
      <PhoneTabs
        class="dm__tabs"
        name={say('dm.views')}
        tabs={tabs}
        tab={tab}
        partsByTab={partsByTab}
        labelOf={one => say(`dm.tab.${one}`)}
      />
      <CloseViews match={match} view={view} forecast={playback.forecast} />
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

/** Hides the preview when the player has answered and the game continues. */
const hidePreviewWithoutAsk = (selection: Selection): (() => void) =>
  effect(() => {
    if (selection.ask.value === undefined) hoverPreview.value = undefined
  })
