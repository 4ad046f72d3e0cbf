import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../platform/i18n/say.ts'
import { gameOfLessonMatch } from '../platform/storage/lesson-progress.ts'
import { homeArt } from '../ui/home-sprite.tsx'
import { ButtonLink } from '../ui/index.ts'
import { PlayWithFriends } from './friends/play-with-friends.tsx'
import { Guide } from './home/guide.tsx'
import { Landscape } from './home/landscape.tsx'
import { Places } from './home/places.tsx'
import { type SavedMatches, useSavedMatches, Waiting } from './home/waiting.tsx'
import './home.css'

export const title = () => say('web.home')

/** A landscape with a place for each game. What waits for the player lies on the counter before it. */
export function Page() {
  const [matches, refresh] = useSavedMatches()
  const isPainted = useIsPainted()
  return (
    <main
      class={`home${isPainted ? ' home--painted' : ''}`}
      id="main"
      tabIndex={-1}
      style={isPainted ? { '--home-art': homeArt } : {}}
    >
      <h1 class="visually-hidden" tabIndex={-1}>
        Overlair
      </h1>
      <Landscape />
      <p class="home__tagline">{say('web.home.tagline')}</p>
      <Guide asks={matches !== undefined && matches.length > 0 && !matches.some(isFinishedGame)} />
      {matches ? <Waiting matches={matches} refresh={refresh} /> : <div class="waiting" />}
      <Places />
      <PlayWithFriends />
      <section class="home__campaign" aria-labelledby="campaign">
        <h2 id="campaign">{say('web.home.campaign')}</h2>
        <p>{say('web.home.campaignText')}</p>
        <ButtonLink wide to={{ page: 'campaign' }}>
          {say('web.home.toCampaign')}
        </ButtonLink>
      </section>
    </main>
  )
}

const isFinishedGame = (match: SavedMatches[number]): boolean =>
  !('damage' in match) && match.over && !gameOfLessonMatch(match.id)

/** True after the first paint: texts and buttons come before the art. */
function useIsPainted(): boolean {
  const isPainted = useSignal(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        isPainted.value = true
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted.value
}
