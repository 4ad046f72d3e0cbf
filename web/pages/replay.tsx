import type { Occupant } from '@overlair/play/match/occupants'
import { type AnyGame, GameError, type GameRecord, type RecordStop } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { PlayableGame } from '../game-module/game-module.ts'
import { openReplay, type Replay } from '../match/replay-signals.ts'
import { downloadJson } from '../platform/browser/download.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { say } from '../platform/i18n/say.ts'
import { decoded, hrefOf } from '../platform/routing/routes.ts'
import { scaledDuration } from '../platform/settings/settings.ts'
import { findMatch, type LocalMatch, listMatches } from '../platform/storage/matches.ts'
import { loadRecord } from '../session/load-record.ts'
import { packRecord, parseRecord, sharedJson, unpackRecord } from '../session/record-link.ts'
import { stopText } from '../session/stop-text.ts'
import { toast } from '../ui/announcements.ts'
import { FileButton } from '../ui/file-button.tsx'
import { Button, Panel } from '../ui/index.ts'
import { SavedMatchRow } from './saved-match-row.tsx'
import { CopyScenario } from './scenario/copy-scenario.tsx'
import './replay.css'

export const title = () => say('web.replay')

interface OpenReplay {
  readonly replay: Replay
  /** Set if the current rules stop the record, so that the replay ends there. */
  readonly stop: RecordStop | undefined
  readonly playable: PlayableGame
}

export function Page() {
  const open = useSignal<OpenReplay | undefined>(undefined)
  const problem = useSignal<GameError | undefined>(undefined)
  const reportError = useReportError()
  /** Opens a record, or shows why it cannot be replayed. */
  const show = async (load: LoadSource) => {
    open.value = undefined
    problem.value = undefined
    try {
      const { record: found, seats, names = [] } = await load()
      const { playable, record, stop } = await loadRecord(found)
      const { game } = playable
      open.value = { playable, stop, replay: openReplay(game, record, seats ?? seatsFor(game, record, names)) }
    } catch (error) {
      if (error instanceof GameError) problem.value = error
      else reportError(error)
    }
  }
  useEffect(() => {
    const openHash = () => {
      const load = loaderOf(location.hash)
      if (load) void show(load)
    }
    openHash()
    // Another replay link, opened in this tab, changes only the hash.
    addEventListener('hashchange', openHash)
    return () => removeEventListener('hashchange', openHash)
  }, [])
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.replay')}</h1>
      {problem.value !== undefined && (
        <div class="panel pixel-border" role="alert">
          <h2>{say('web.replay.broken')}</h2>
          <p>{problemText(problem.value)}</p>
          <p>{say('web.replay.brokenText')}</p>
          <details>
            <summary>{say('web.details')}</summary>
            <code>{problem.value.message}</code>
          </details>
        </div>
      )}
      {open.value ? (
        <Player
          {...open.value}
          onClose={() => {
            open.value = undefined
          }}
        />
      ) : (
        <SourceList show={show} />
      )}
    </main>
  )
}

/** A record, with its seats if they are known. */
interface ReplaySource {
  readonly record: GameRecord
  readonly seats?: readonly Occupant[]
  /** Names that came with the record. */
  readonly names?: readonly string[]
}
type LoadSource = () => Promise<ReplaySource> | ReplaySource

/** Reads the hash of the address: a packed record (`#r=…`) or a match of this device (`#m=…`). */
function loaderOf(hash: string): LoadSource | undefined {
  const [, kind, value = ''] = /^#(r|m)=(.*)$/.exec(hash) ?? []
  if (kind === 'r') return () => unpackRecord(value)
  return kind === 'm' ? () => loadOwnMatch(decoded(value)) : undefined
}
async function loadOwnMatch(id: string): Promise<ReplaySource> {
  const match = await findMatch(id)
  if (!match) throw new GameError('no-match', say('web.absent.text'))
  if ('damage' in match) throw new GameError('bad-match', match.damage)
  return match
}

/** What is wrong, in the language of the player. The details of the rules are in English. */
function problemText({ code, message }: GameError): string {
  switch (code) {
    case 'no-match':
      return message
    case 'bad-link':
      return say('web.replay.badLink')
    case 'bad-file':
      return say('web.replay.badFile')
    default:
      return say('web.replay.badRecord')
  }
}

/** Seats for a record. It may come without names. `options.players` is not checked yet, so it is limited to what the game allows. */
const seatsFor = (
  { players: { min, max } }: AnyGame,
  { options: { players = min } }: GameRecord,
  names: readonly string[],
): Occupant[] =>
  Array.from({ length: Math.min(Number(players), max) }, (_, i) => ({
    kind: 'person',
    name: names[i] || say('web.newGame.player', { n: i + 1 }),
  }))

interface SourceListProps {
  readonly show: (load: LoadSource) => Promise<void>
}
/** Chooses a record: a file, or a match of this device. */
function SourceList({ show }: SourceListProps) {
  const matches = useSignal<readonly LocalMatch[]>([])
  useEffect(() => {
    listMatches().then(
      found => {
        matches.value = found.filter(match => 'record' in match)
      },
      () => {
        // Without storage there are no saved matches.
      },
    )
  }, [])
  return (
    <>
      <Panel title={say('web.replay.file')}>
        <p>{say('web.replay.fileText')}</p>
        <FileButton onFile={file => void show(async () => parseRecord(await file.text()))}>
          {say('web.replay.choose')}
        </FileButton>
      </Panel>
      <Panel title={say('web.replay.own')}>
        {matches.value.length === 0 && <p>{say('web.replay.none')}</p>}
        <ul class="stack">
          {matches.value.map(match => (
            <li key={match.id} class="saved-match">
              <SavedMatchRow match={match} />
              <Button icon="play" onClick={() => void show(() => match)}>
                {say('web.replay.watch')}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

/** Milliseconds between two choices at normal speed. */
const STEP_PAUSE = 900

function Player({ replay, stop, playable, onClose }: OpenReplay & { readonly onClose: () => void }) {
  const { Status, Table } = playable
  const id = useId()
  const playing = useSignal(false)
  const position = replay.position.value
  useEffect(() => {
    if (!playing.value || position >= replay.length) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => replay.seek(position + 1), Math.max(200, scaledDuration(STEP_PAUSE)))
    return () => clearTimeout(timer)
  }, [playing.value, position])
  const shared = { record: replay.record, names: replay.table.seats.map(({ name }) => name) }
  const copyLink = async () => {
    const link = `${location.origin}${hrefOf({ page: 'replay' })}#r=${await packRecord(shared)}`
    // The address bar shows the link, too, because not every browser lets a page write to the clipboard.
    history.replaceState(null, '', link)
    try {
      await navigator.clipboard.writeText(link)
      toast(say('web.replay.copied'))
    } catch {
      toast(say('web.replay.inAddress'))
    }
  }
  return (
    <>
      {stop && (
        <p class="panel pixel-border" role="status" data-part="stop">
          {stopText(stop)} {say('web.stopped.replay')}
        </p>
      )}
      <section class="panel pixel-border replay__bar" aria-label={say('web.replay.controls')}>
        <Button variant="quiet" icon="back" label={say('web.replay.back')} onClick={() => replay.seek(position - 1)} />
        <span class="replay__play">
          <Button
            wide
            variant="gold"
            icon={playing.value ? 'paused' : 'play'}
            onClick={() => {
              playing.value = !playing.value
            }}
          >
            {say(playing.value ? 'web.replay.pause' : 'web.replay.play')}
          </Button>
        </span>
        <Button
          variant="quiet"
          icon="next"
          label={say('web.replay.forward')}
          onClick={() => replay.seek(position + 1)}
        />
        <label class="replay__slider" for={id}>
          {say('web.replay.step', { n: position, total: replay.length })}
          <input
            id={id}
            class="slider"
            type="range"
            min="0"
            max={replay.length}
            value={position}
            onInput={event => replay.seek(event.currentTarget.valueAsNumber)}
          />
        </label>
        <Button variant="quiet" onClick={() => void copyLink()}>
          {say('web.replay.copy')}
        </Button>
        <Button
          variant="quiet"
          icon="file"
          onClick={() => downloadJson(`overlair-${replay.record.game}.json`, sharedJson(shared))}
        >
          {say('web.replay.save')}
        </Button>
        <CopyScenario match={replay.table} playable={playable} at={position} />
        <Button variant="quiet" icon="close" onClick={onClose}>
          {say('web.close')}
        </Button>
      </section>
      <p class="replay__status">
        <Status match={replay.table} />
      </p>
      <Table match={replay.table} />
    </>
  )
}
