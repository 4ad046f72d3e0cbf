import { useEffect, useRef } from 'preact/hooks'
import type { Lesson } from '../../game-module/lesson.ts'
import type { AnyMatch } from '../../games/index.ts'
import { afterPaint } from '../../platform/browser/scheduling.ts'
import { say } from '../../platform/i18n/say.ts'
import { settings } from '../../platform/settings/settings.ts'
import { scrollToLegal } from '../../table/focus.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { Sprite } from '../../ui/sprite.tsx'
import './coach.css'

const findPart = (name: string) => document.querySelector(`[data-coach="${name}"]`)

/** On a small screen a table shows one part at a time; what is spoken of must be the one in sight. */
function showTabWith(part: string): void {
  if (findPart(part)?.checkVisibility()) return
  document.querySelector<HTMLElement>(`[data-leads-to~="${part}"]`)?.click()
}

/** Where the pupil goes on, when all is said. */
function openDoorToPlay(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-legal]')]
  const part = places[0]?.closest<HTMLElement>('[data-coach]')?.dataset.coach
  if (part !== undefined && !places.some(place => place.checkVisibility())) showTabWith(part)
}

interface CoachProps {
  readonly lesson: Lesson
  readonly match: AnyMatch
  readonly read: readonly string[]
  readonly onNext: (step: string) => void
  readonly onAgain: () => void
}
/** Speaks beside the table and draws a frame around what it speaks of. It never stands in the way of a move. */
export function Coach({ lesson, match, read, onNext, onAgain }: CoachProps) {
  const now = lesson.currentStep(match, read)
  /** Nothing is said of what is not on the table yet. */
  const last = useRef(now)
  if (match.playbackDone.value) last.current = now
  const { id, at, text, waits = false } = last.current ?? {}
  const over = match.result.value !== undefined && match.playbackDone.value
  useEffect(() => {
    const { dataset } = document.documentElement
    const behavior = dataset.motion === 'less' ? 'auto' : 'smooth'
    if (at === undefined) openDoorToPlay()
    else {
      dataset.coachAt = at
      showTabWith(at)
    }
    let gone = false
    const comeToSight = () => {
      if (gone) return
      if (at === undefined) scrollToLegal(document.body)
      else findPart(at)?.scrollIntoView({ block: 'nearest', behavior })
    }
    // After the door has opened, and the table has come in its few pictures.
    void afterPaint().then(afterPaint).then(comeToSight)
    return () => {
      gone = true
      delete dataset.coachAt
    }
  }, [id, settings.value.motion])
  const quiet = match.ask.value === undefined && !over ? say('learn.waiting') : say('learn.watch')
  return (
    <section class="coach pixel-border" aria-label={say('learn.coach')} data-step={id}>
      <span class="coach__face">
        <Sprite name="boss-king_croak" scale={2} />
      </span>
      <div class="coach__text" aria-live="polite">
        <p>{text ?? quiet}</p>
        {waits && <p class="coach__hint">{say('learn.yourMove')}</p>}
      </div>
      <div class="coach__actions">
        {id !== undefined && !waits && id !== 'over' && (
          <Button variant="gold" onClick={() => onNext(id)}>
            {say('learn.next')}
          </Button>
        )}
        {over && (
          <>
            <ButtonLink variant="gold" to={{ page: 'new', game: lesson.game }}>
              {say('learn.play')}
            </ButtonLink>
            <Button variant="quiet" onClick={onAgain}>
              {say('learn.again')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
