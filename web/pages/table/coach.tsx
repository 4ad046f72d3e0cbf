import { useEffect, useRef } from 'preact/hooks'
import type { Lesson } from '../../game-module/lesson.ts'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { afterPaint } from '../../platform/browser/scheduling.ts'
import { say } from '../../platform/i18n/say.ts'
import { settings } from '../../platform/settings/settings.ts'
import { scrollToLegal } from '../../table/focus.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { Sprite } from '../../ui/sprite.tsx'
import './coach.css'

const findPart = (name: string) => document.querySelector(`[data-coach="${name}"]`)

/** Shows the tab that contains a part. On a small screen a table shows one part at a time. */
function showTabWith(part: string): void {
  if (findPart(part)?.checkVisibility()) return
  document.querySelector<HTMLElement>(`[data-leads-to~="${part}"]`)?.click()
}

/** Shows the tab with the first legal spot, if no legal spot is visible. */
function showTabWithLegalSpot(): void {
  const spots = [...document.querySelectorAll<HTMLElement>('[data-legal]')]
  const part = spots[0]?.closest<HTMLElement>('[data-coach]')?.dataset.coach
  if (part !== undefined && !spots.some(spot => spot.checkVisibility())) showTabWith(part)
}

interface CoachProps {
  readonly lesson: Lesson
  readonly match: AnyTableMatch
  readonly read: readonly string[]
  readonly onNext: (step: string) => void
  readonly onRestart: () => void
}
/** Shows the current step next to the table and frames the part of the table it points at. It never blocks a move. */
export function Coach({ lesson, match, read, onNext, onRestart }: CoachProps) {
  const next = lesson.currentStep(match, read)
  /** The step on the screen. It waits for the playback, so that the coach explains only what the table shows. */
  const shown = useRef(next)
  if (match.playbackDone.value) shown.current = next
  const { id, at, text, waits = false } = shown.current ?? {}
  // The pupil has moved while this step was on the screen.
  const onMove = useRef<() => void>(() => {})
  onMove.current = () => {
    if (id !== undefined && shown.current?.endsWithMove) onNext(id)
  }
  useEffect(() => match.onStep(({ seat }) => void (seat === match.viewer.peek() && onMove.current())), [match])
  const over = match.result.value !== undefined && match.playbackDone.value
  useEffect(() => {
    const { dataset } = document.documentElement
    const behavior = dataset.motion === 'less' ? 'auto' : 'smooth'
    if (at === undefined) showTabWithLegalSpot()
    else {
      dataset.coachAt = at
      showTabWith(at)
    }
    let cancelled = false
    const scrollToPart = () => {
      if (cancelled) return
      if (at === undefined) scrollToLegal(document.body)
      else findPart(at)?.scrollIntoView({ block: 'nearest', behavior })
    }
    // The tab needs one paint, and the table renders over several frames.
    void afterPaint().then(afterPaint).then(scrollToPart)
    return () => {
      cancelled = true
      delete dataset.coachAt
    }
  }, [id, settings.value.motion])
  const idleText = match.ask.value === undefined && !over ? say('learn.waiting') : say('learn.watch')
  return (
    <section class="coach pixel-border" aria-label={say('learn.coach')} data-part="coach" data-step={id}>
      <span class="coach__face">
        <Sprite name="boss-king_croak" scale={2} />
      </span>
      <div class="coach__text" aria-live="polite">
        <p>{text ?? idleText}</p>
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
            <Button variant="quiet" onClick={onRestart}>
              {say('learn.again')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
