// Turns clicks on spots into choices. The selection offers only choices of the ask.
import type { Sandbox } from '@overlair/play/lookahead'
import type { Choice, View } from '@overlair/rules/dungeon'
import { isPass, pass } from '@overlair/rules/dungeon/model/choices'
import { type Ask, IllegalChoice, type Intent, type Refusal } from '@overlair/rules/kernel'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { askKeeper } from '../../../match/kept-ask.ts'
import { choiceForPath, pathsContinuing } from '../../../table/click-paths.ts'
import type { DisabledReason } from '../inspector/inspection.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { refusalText } from '../model/texts.ts'
import { cardInHand, clickPathsOf, type DungeonPath, type Spot } from './click-paths.ts'
import { extendPlay, isDeclaration, type UncommittedPlay } from './uncommitted-play.ts'

export interface Selection {
  readonly match: DungeonMatch
  /** The ask of the match, once playback is done. During an uncommitted play, the ask for its next step. */
  readonly ask: ReadonlySignal<Ask<Choice> | undefined>
  /** The view of the match. During an uncommitted play, the simulated view after its steps. */
  readonly view: ReadonlySignal<View>
  /** The choices of the uncommitted play so far. */
  readonly playSteps: ReadonlySignal<readonly Choice[]>
  /** A spell or ability that needs no further choice and waits for the player to confirm it. */
  readonly readyToConfirm: ReadonlySignal<Choice | undefined>
  /** The spots clicked so far: those of the uncommitted play, then those on the path to the next choice. */
  readonly selectedSpots: ReadonlySignal<readonly Spot[]>
  /** The spots that continue the path to a choice. They glow on the table. */
  readonly legalSpots: ReadonlySignal<ReadonlySet<Spot>>
  /** The spots that would replace the selection. */
  readonly alternativeSpots: ReadonlySignal<ReadonlySet<Spot>>
  /** Why the player cannot do something now. Undefined if nothing asks for it, so that no reason would help. */
  disabledReason(intent: Intent): DisabledReason | undefined
  /** Returns the state of one spot. A component that reads it re-renders only when the state of this spot changes. */
  spotState(spot: Spot): SpotState | undefined
  click(spot: Spot): void
  canClick(spot: Spot): boolean
  /** Starts to drag a card. Selects the card, unless selecting it would already make a choice. */
  startDrag(spot: Spot): void
  /** Drops a card on a spot: to build there, or to choose it as the target. Anywhere else, the drop cancels the selection. */
  drop(from: Spot, to: Spot | undefined): void
  choose(choice: Choice): void
  /** Commits the play that is ready to confirm. */
  confirm(): void
  /** Clears the selection and the uncommitted play. Without either, undoes the last decision. False if there is nothing to undo. */
  cancel(): boolean
  close(): void
}

type SpotState = 'legal' | 'selected' | 'alternative'

/** An uncommitted play and the spots clicked for it. It is valid only for the ask that it answers, at the position it was simulated from. */
interface StartedPlay extends UncommittedPlay {
  readonly spots: readonly Spot[]
  readonly revision: number
}
/** The spots that the player has clicked for one ask. */
interface ClickedSpots {
  readonly ask: Ask<Choice> | undefined
  readonly spots: readonly Spot[]
}

export function createSelection(match: DungeonMatch, ready: ReadonlySignal<boolean>): Selection {
  const matchAsk = computed(() => (ready.value ? match.ask.value : undefined))
  const startedPlay = signal<StartedPlay | undefined>(undefined)
  const currentPlay = computed(() => {
    const play = startedPlay.value
    return play && play.matchAsk === matchAsk.value && play.revision === match.revision.value ? play : undefined
  })
  const readyToConfirm = computed(() => {
    const play = currentPlay.value
    return play && !play.nextAsk ? play.choices[0] : undefined
  })
  const keepBuildAsk = askKeeper<Choice>()
  /** The build ask that will follow if every player passes. Its rooms can be selected already. */
  const upcomingBuild = computed(() => {
    const build = buildAfterPasses(matchAsk.value, match.view.value, match)
    return build && { ...build, ask: keepBuildAsk(build.ask, matchAsk.value) }
  })
  /** The ask that the player leaves unanswered while choosing a place for such a room. */
  const postponedAsk = signal<Ask<Choice> | undefined>(undefined)
  const isBuildingAhead = computed(() => postponedAsk.value !== undefined && postponedAsk.value === matchAsk.value)
  const ask = computed(
    () => currentPlay.value?.nextAsk ?? (isBuildingAhead.value ? upcomingBuild.value?.ask : matchAsk.value),
  )
  const view = computed(() => (currentPlay.value?.nextAsk ? currentPlay.value.position.view() : match.view.value))
  const pathsFor = (someAsk: Ask<Choice> | undefined, someView: View): readonly DungeonPath[] =>
    someAsk ? someAsk.choices.flatMap(choice => clickPathsOf(choice, someAsk, someView)) : []
  const paths = computed(() => pathsFor(ask.value, view.value))
  const clicked = signal<ClickedSpots>({ ask: undefined, spots: [] })
  /** The card and the place of a room that the player wants to build as soon as the build ask comes. */
  const plannedBuild = signal<readonly Spot[]>([])
  /** The spots on the path to the next choice. A new ask clears them, except the card of a planned build. */
  const currentPath = computed<readonly Spot[]>(() => {
    const { ask: clickedFor, spots } = clicked.value
    if (clickedFor === ask.value && spots.length > 0) return spots
    const card = plannedBuild.value.slice(0, 1)
    return clickedFor !== ask.value && card.length > 0 && pathsContinuing(paths.value, card).length > 0 ? card : []
  })
  const selectedSpots = computed(() => [...(currentPlay.value?.spots ?? []), ...currentPath.value])
  const legalSpots = computed<ReadonlySet<Spot>>(() => {
    if (readyToConfirm.value) return new Set(currentPlay.value?.spots.slice(0, 1))
    const next = pathsContinuing(paths.value, currentPath.value).map(path => path.spots[currentPath.value.length])
    return new Set(next.filter(spot => spot !== undefined))
  })
  /** The rooms in hand that can be selected before the build ask comes. */
  const spotsAhead = computed(
    () => new Set(pathsFor(upcomingBuild.value?.ask, match.view.value).map(path => path.spots[0])),
  )
  const alternativeSpots = computed(() => {
    const first = pathsFor(matchAsk.value, match.view.value).map(path => path.spots[0])
    const all = [...first, ...spotsAhead.value].filter(spot => spot !== undefined)
    return new Set(all.filter(spot => !legalSpots.value.has(spot) && currentPlay.value?.spots[0] !== spot))
  })
  const spotStates = new Map<Spot, ReadonlySignal<SpotState | undefined>>()
  const spotStateSignal = (spot: Spot) =>
    computed<SpotState | undefined>(() => {
      if (legalSpots.value.has(spot)) return 'legal'
      if (selectedSpots.value.includes(spot)) return 'selected'
      return alternativeSpots.value.has(spot) ? 'alternative' : undefined
    })
  const setPath = (spots: readonly Spot[] = []) => {
    clicked.value = { ask: ask.peek(), spots }
    plannedBuild.value = []
  }
  const clear = () =>
    batch(() => {
      startedPlay.value = undefined
      postponedAsk.value = undefined
      setPath()
    })
  const commit = (choices: readonly Choice[]) => {
    clear()
    try {
      // Paying a cost may trigger another effect. Then the later choices are not offered, and the match asks for them again.
      match.choose(...choices)
    } catch (problem) {
      // The match asks something else by now.
      if (!(problem instanceof IllegalChoice)) throw problem
    }
  }
  /** Makes a choice. A declaration starts an uncommitted play; if it needs no further choice, it waits for `confirm`. */
  const choose = (choice: Choice, spots: readonly Spot[] = []) => {
    const play = readyToConfirm.peek() ? undefined : currentPlay.peek()
    const answered = matchAsk.peek()
    const position = play?.position ?? (isDeclaration(choice) ? match.lookahead() : undefined)
    if (!answered || !position) return commit([choice])
    const extended = extendPlay(answered, position, play?.choices ?? [], choice)
    if (!extended.nextAsk && play) return commit(extended.choices)
    batch(() => {
      startedPlay.value = {
        ...extended,
        spots: [...(play?.spots ?? []), ...spots],
        revision: match.revision.peek(),
      }
      setPath()
    })
  }
  const confirm = () => {
    const play = currentPlay.peek()
    if (play && !play.nextAsk) commit(play.choices)
  }
  const refusalOf = (intent: Intent): Refusal | undefined => {
    const play = currentPlay.peek()
    if (play?.nextAsk) return play.position.refusal(intent)
    const viewer = match.viewer.peek()
    if (viewer === 'spectator') return undefined
    const sandbox = 'build' in intent ? upcomingBuild.peek()?.sandbox : undefined
    return (sandbox ?? match.sandbox()).refusal(viewer, intent)
  }
  const isAhead = (spot: Spot) => !legalSpots.peek().has(spot) && spotsAhead.peek().has(spot)
  const selectAhead = (spot: Spot) =>
    batch(() => {
      clear()
      postponedAsk.value = matchAsk.peek()
      setPath([spot])
    })
  const click = (spot: Spot) => {
    if (readyToConfirm.peek() && legalSpots.peek().has(spot)) return confirm()
    const path = currentPath.peek()
    const isLegal = legalSpots.peek().has(spot)
    if (path.at(-1) === spot && !isLegal) return isBuildingAhead.peek() ? clear() : setPath()
    if (isAhead(spot)) return selectAhead(spot)
    if (!isLegal && !alternativeSpots.peek().has(spot)) {
      if (selectedSpots.peek().includes(spot)) startedPlay.value = undefined
      return
    }
    if (!isLegal) clear()
    const next = isLegal ? [...path, spot] : [spot]
    const choice = choiceForPath(paths.peek(), next)
    if (choice && isBuildingAhead.peek()) {
      commit([pass])
      plannedBuild.value = next
    } else if (choice) choose(choice, next)
    else setPath(next)
  }
  /** Builds the planned room as soon as the build ask comes. */
  const stopBuildingPlanned = effect(() => {
    const choice =
      plannedBuild.value.length > 0 && ask.value ? choiceForPath(paths.value, plannedBuild.value) : undefined
    if (choice) queueMicrotask(() => commit([choice]))
  })
  return {
    match,
    ask,
    view,
    playSteps: computed(() => currentPlay.value?.choices ?? []),
    readyToConfirm,
    selectedSpots,
    legalSpots,
    alternativeSpots,
    disabledReason(intent) {
      const refusal = refusalOf(intent)
      return refusal && refusal.reason !== 'not-asked-for'
        ? { text: refusalText(refusal), why: refusal.why }
        : undefined
    },
    spotState(spot) {
      const state = spotStates.get(spot) ?? spotStateSignal(spot)
      spotStates.set(spot, state)
      return state.value
    },
    choose,
    confirm,
    click,
    canClick: spot =>
      legalSpots.peek().has(spot) || alternativeSpots.peek().has(spot) || selectedSpots.peek().includes(spot),
    startDrag(spot) {
      const choice = choiceForPath(paths.peek(), [spot])
      const wouldChoose = choice !== undefined && !isDeclaration(choice)
      if (!wouldChoose && !selectedSpots.peek().includes(spot)) click(spot)
    },
    drop(from, to) {
      if (to === undefined || to === from) return clear()
      if (legalSpots.peek().has(to) && selectedSpots.peek().includes(from)) click(to)
      else clear()
    },
    close: stopBuildingPlanned,
    cancel() {
      if (selectedSpots.peek().length > 0 || currentPlay.peek()) {
        clear()
        return true
      }
      if (!match.canUndo.peek()) return false
      match.undo()
      return true
    },
  }
}

/** A build ask that is still to come, and the simulated position of it. */
interface UpcomingBuild {
  readonly ask: Ask<Choice>
  readonly sandbox: Sandbox
}
/**
 * Before placing a room the player may act. Selecting a room passes on that window.
 * Simulates that every player passes, and returns the build ask that follows. Undefined if none follows.
 */
function buildAfterPasses(ask: Ask<Choice> | undefined, view: View, match: DungeonMatch): UpcomingBuild | undefined {
  const isOwnTurn = ask !== undefined && ask.prompt === 'act' && view.phase === 'build' && view.active === ask.seat
  if (!isOwnTurn || (view.players[ask.seat]?.toPlace ?? 0) === 0) return undefined
  const sandbox = match.sandbox()
  for (;;) {
    const [next] = sandbox.asks()
    // The sandbox of a dungeon match holds only asks of the dungeon games.
    if (next?.seat === ask.seat && next.prompt === 'build.room')
      return { ask: withBuildChoices(next as Ask<Choice>), sandbox }
    const passChoice = next?.choices.find(choice => isPass(choice as Choice))
    if (!next || !passChoice) return undefined
    sandbox.apply(next.seat, passChoice)
  }
}
const withBuildChoices = (ask: Ask<Choice>): Ask<Choice> => ({
  ...ask,
  choices: ask.choices.filter(choice => 'build' in choice),
})

/** The card in hand that the player selected first. */
export const selectedCard = (selection: Selection): string | undefined => {
  const [first] = selection.selectedSpots.value
  return first && cardInHand(first)
}
