import type { MyTable } from '@overlair/protocol/table'
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import { findServer, hasPlayedOnline, hasServer } from '../../online/server.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { loadTexts, say } from '../../platform/i18n/say.ts'
import { type DamagedMatch, deleteMatch, type LocalMatch, listMatches } from '../../platform/storage/matches.ts'
import { HomeSprite } from '../../ui/home-sprite.tsx'
import { Button, ButtonLink, Dialog } from '../../ui/index.ts'
import { Note } from './note.tsx'
import { Starts } from './starts.tsx'
import { begunLessons, waitingGames } from './waiting-games.ts'
import './waiting.css'

export type SavedMatches = readonly (LocalMatch | DamagedMatch)[]

/** Number of games on the counter until the player asks for all. */
const SHORT_LIST = 3

/** The games that can go on. Without any, three lessons to begin with. */
export function Waiting({
  matches,
  refresh,
}: {
  readonly matches: SavedMatches
  readonly refresh: () => Promise<void>
}) {
  const tables = useMyTables()
  const all = useSignal(false)
  const toDelete = useSignal<string | undefined>(undefined)
  const games = waitingGames(matches, tables.value)
  const lessons = begunLessons(matches)
  const shown = all.value ? games : games.slice(0, SHORT_LIST)
  const more = games.length - shown.length
  const isEmpty = games.length === 0
  return (
    <section class="waiting" aria-labelledby="waiting">
      <div class="waiting__head">
        <HomeSprite name="candle" part="waiting__candle" />
        <h2 class="waiting__title" id="waiting">
          {say(isEmpty ? 'web.home.starts' : 'web.home.waiting')}
        </h2>
        <p class="waiting__count">
          {isEmpty ? say('web.home.startsText') : say('web.home.games', { n: games.length })}
        </p>
        {more > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              all.value = true
            }}
          >
            {say('web.home.more', { n: more })}
          </Button>
        )}
        {lessons.map(game => (
          <ButtonLink key={game} variant="quiet" to={{ page: 'learn', game }}>
            {say('web.home.resumeLesson', { game: gameTitle(game) })}
          </ButtonLink>
        ))}
      </div>
      {isEmpty ? (
        <Starts isFirst={matches.length === 0 && !hasPlayedOnline()} />
      ) : (
        <ul class={`notes${all.value ? ' notes--all' : ''}`}>
          {shown.map((waiting, i) => (
            <Note
              key={waiting.key}
              waiting={waiting}
              isFirst={i === 0}
              onDelete={
                waiting.table
                  ? undefined
                  : () => {
                      toDelete.value = waiting.key
                    }
              }
            />
          ))}
        </ul>
      )}
      <DeleteDialog match={toDelete} refresh={refresh} />
    </section>
  )
}

/** The tables of this person on the server. Asks only if this device can have some, and again when the page is shown. */
function useMyTables(): ReadonlySignal<readonly MyTable[]> {
  const tables = useSignal<readonly MyTable[]>([])
  const canHaveTables = hasServer.value === true && hasPlayedOnline()
  useEffect(() => void findServer(), [])
  useEffect(() => {
    if (!canHaveTables) return
    const refresh = async () => {
      if (document.hidden) return
      try {
        const [{ listMyTables }] = await Promise.all([import('../../online/my-tables.ts'), loadTexts(['lobby'])])
        tables.value = await listMyTables()
      } catch {
        // The list stays as it was.
      }
    }
    const onShow = () => void refresh()
    onShow()
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [canHaveTables])
  return tables
}

interface DeleteDialogProps {
  /** The match that the player is asked to delete. */
  readonly match: Signal<string | undefined>
  readonly refresh: () => Promise<void>
}
function DeleteDialog({ match, refresh }: DeleteDialogProps) {
  const reportError = useReportError()
  const id = match.value
  if (id === undefined) return null
  const close = () => {
    match.value = undefined
  }
  const confirm = () => {
    close()
    deleteMatch(id).then(refresh).catch(reportError)
  }
  return (
    <Dialog
      title={say('web.delete.sure')}
      onClose={close}
      buttons={
        <Button variant="danger" icon="bin" onClick={confirm}>
          {say('web.delete')}
        </Button>
      }
    >
      <p>{say('web.delete.gone')}</p>
    </Dialog>
  )
}

/** All matches of this device, and the function that lists them again. */
export function useSavedMatches(): readonly [matches: SavedMatches | undefined, refresh: () => Promise<void>] {
  const matches = useSignal<SavedMatches | undefined>(undefined)
  const refresh = () =>
    listMatches().then(
      found => {
        matches.value = found
      },
      () => {
        // Without storage there are no saved matches.
        matches.value = []
      },
    )
  useEffect(() => void refresh(), [])
  return [matches.value, refresh]
}
