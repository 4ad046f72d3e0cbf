import type { SeatAssignment } from '@overlair/play/seats'
import { type AnyGame, GameError, type GameRecord } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { GameModule } from '../games/index.ts'
import { openReplay, type Replay } from '../match/replay-signals.ts'
import { downloadJson } from '../platform/browser/download.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { say } from '../platform/i18n/say.ts'
import { decoded } from '../platform/routing/routes.ts'
import { scaledDuration } from '../platform/settings/settings.ts'
import { findMatch, listMatches, type SavedMatch } from '../platform/storage/matches.ts'
import { loadGameForRecord } from '../session/local-matches.ts'
import { packRecord, parseRecord, unpackRecord } from '../session/record-link.ts'
import { toast } from '../ui/announcements.ts'
import { Button, Panel } from '../ui/index.ts'
import { MatchLine } from './saved-match-row.tsx'
import './replay.css'

export const title = () => say('web.replay')

interface Open {
  readonly replay: Replay
  readonly atHand: GameModule
}

export function Page() {
  const open = useSignal<Open | undefined>(undefined)
  const problem = useSignal<string | undefined>(undefined)
  const tell = useReportError()
  /** Shows a record, or says why it cannot be shown. */
  const show = async (read: () => Promise<Watched> | Watched) => {
    open.value = undefined
    problem.value = undefined
    try {
      const { record, seats } = await read()
      const atHand = await loadGameForRecord(record)
      open.value = { atHand, replay: openReplay(atHand.game, record, seats ?? strangers(atHand.game, record)) }
    } catch (error) {
      if (error instanceof GameError) problem.value = error.message
      else tell(error)
    }
  }
  useEffect(() => {
    const follow = () => {
      const read = linked(location.hash)
      if (read) void show(read)
    }
    follow()
    // Another link that is opened here changes nothing but what stands behind the #.
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.replay')}</h1>
      {problem.value !== undefined && (
        <div class="panel pixel-border" role="alert">
          <h2>{say('web.replay.broken')}</h2>
          <p>{say('web.replay.brokenText')}</p>
          <p>
            <code>{problem.value}</code>
          </p>
        </div>
      )}
      {open.value ? (
        <Watch
          {...open.value}
          onClose={() => {
            open.value = undefined
          }}
        />
      ) : (
        <Choose show={show} />
      )}
    </main>
  )
}

/** A record, and who played if that is known. */
interface Watched {
  readonly record: GameRecord
  readonly seats?: readonly SeatAssignment[]
}
/** What an address leads to: a whole record, or a match of this device. */
function linked(hash: string): (() => Promise<Watched>) | undefined {
  const [, kind, word = ''] = /^#(r|m)=(.*)$/.exec(hash) ?? []
  if (kind === 'r') return async () => ({ record: await unpackRecord(word) })
  return kind === 'm' ? () => ownMatch(decoded(word)) : undefined
}
async function ownMatch(id: string): Promise<Watched> {
  const match = await findMatch(id)
  if (!match) throw new GameError('no-match', say('web.absent.text'))
  if ('damage' in match) throw new GameError('bad-match', match.damage)
  return match
}

/** A record names no players; how many there are, its game finds out (`options` may hold anything). */
const strangers = ({ players: { min, max } }: AnyGame, { options: { players = min } }: GameRecord): SeatAssignment[] =>
  Array.from({ length: Math.min(Number(players), max) }, (_, i) => ({
    kind: 'person',
    name: say('web.newGame.player', { n: i + 1 }),
  }))

interface ChooseProps {
  readonly show: (read: () => Promise<Watched> | Watched) => Promise<void>
}
function Choose({ show }: ChooseProps) {
  const id = useId()
  const matches = useSignal<readonly SavedMatch[]>([])
  useEffect(() => {
    listMatches().then(
      found => {
        matches.value = found.filter(match => 'record' in match)
      },
      () => {
        // A device that keeps nothing has no games to show.
      },
    )
  }, [])
  return (
    <>
      <Panel title={say('web.replay.file')}>
        <p>{say('web.replay.fileText')}</p>
        <label class="button file-button">
          {say('web.replay.choose')}
          <input
            class="visually-hidden"
            id={id}
            type="file"
            accept="application/json,.json"
            onChange={event => {
              const file = event.currentTarget.files?.[0]
              if (file) void show(async () => ({ record: parseRecord(await file.text()) }))
            }}
          />
        </label>
      </Panel>
      <Panel title={say('web.replay.own')}>
        {matches.value.length === 0 && <p>{say('web.replay.none')}</p>}
        <ul class="stack">
          {matches.value.map(match => (
            <li key={match.id} class="saved-match">
              <MatchLine match={match} />
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

const BETWEEN_STEPS = 900

function Watch({ replay, atHand: { Status, Table }, onClose }: Open & { readonly onClose: () => void }) {
  const id = useId()
  const playing = useSignal(false)
  const at = replay.position.value
  useEffect(() => {
    if (!playing.value || at >= replay.length) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => replay.seek(at + 1), Math.max(200, scaledDuration(BETWEEN_STEPS)))
    return () => clearTimeout(timer)
  }, [playing.value, at])
  const copy = async () => {
    const link = `${location.origin}/replay#r=${await packRecord(replay.record.peek())}`
    // It stands in the address in any case: not every browser lets a page write to the clipboard.
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
      <section class="panel pixel-border replay__bar" aria-label={say('web.replay.controls')}>
        <Button variant="quiet" icon="back" label={say('web.replay.back')} onClick={() => replay.seek(at - 1)} />
        <Button
          variant="gold"
          icon="play"
          onClick={() => {
            playing.value = !playing.value
          }}
        >
          {say(playing.value ? 'web.replay.pause' : 'web.replay.play')}
        </Button>
        <Button variant="quiet" icon="next" label={say('web.replay.forward')} onClick={() => replay.seek(at + 1)} />
        <label class="replay__slider" for={id}>
          {say('web.replay.step', { n: at, total: replay.length })}
          <input
            id={id}
            class="slider"
            type="range"
            min="0"
            max={replay.length}
            value={at}
            onInput={event => replay.seek(event.currentTarget.valueAsNumber)}
          />
        </label>
        <Button variant="quiet" onClick={() => void copy()}>
          {say('web.replay.copy')}
        </Button>
        <Button
          variant="quiet"
          icon="file"
          onClick={() => downloadJson(`overlair-${replay.game.id}.json`, replay.record.peek())}
        >
          {say('web.replay.save')}
        </Button>
        <Button variant="quiet" icon="close" onClick={onClose}>
          {say('web.close')}
        </Button>
      </section>
      <p class="replay__status">
        <Status match={replay} />
      </p>
      <Table match={replay} />
    </>
  )
}
