// Short effects at the end of an animation: a tile lands, points fly to the score, a band appears, something bursts. They never delay
// the game, and any key or press ends them.

export interface Timing {
  readonly delay: number
  readonly duration: number
}

const running = new Set<Animation>()
/** Ends all effects at once. */
function skipAll(): void {
  for (const animation of running) animation.finish()
}
/** Lets any key or press end the effects. Returns a cleanup. */
export function attachSkipping(): () => void {
  addEventListener('keydown', skipAll, { capture: true })
  addEventListener('pointerdown', skipAll, { capture: true })
  return () => {
    removeEventListener('keydown', skipAll, { capture: true })
    removeEventListener('pointerdown', skipAll, { capture: true })
  }
}

function play(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(keyframes, options)
  running.add(animation)
  const forget = () => running.delete(animation)
  animation.finished.then(forget, forget)
  return animation
}

/** Adds an element at a point of the screen that disappears after its effect. */
function flash(
  root: HTMLElement,
  className: string,
  { x, y }: { readonly x: number; readonly y: number },
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
  text = '',
): void {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  element.setAttribute('aria-hidden', 'true')
  element.style.left = `${x}px`
  element.style.top = `${y}px`
  root.append(element)
  const remove = () => element.remove()
  play(element, keyframes, { fill: 'both', ...options }).finished.then(remove, remove)
}

const LANDING = 300
/** A tile falls the last pixels, bounces once and raises dust. */
export function land(root: HTMLElement, element: Element, { delay, duration }: Timing): void {
  const factor = duration / LANDING
  play(
    element,
    [
      { translate: '0 -8px' },
      { translate: '0 0', offset: 0.35 },
      { translate: '0 -4px', offset: 0.65 },
      { translate: '0 0' },
    ],
    { delay, duration, easing: 'steps(8, end)' },
  )
  const { left, right, bottom } = element.getBoundingClientRect()
  for (const share of [0.08, 0.28, 0.72, 0.92]) {
    const away = share < 0.5 ? -14 : 14
    flash(
      root,
      'ob-dust',
      { x: left + (right - left) * share, y: bottom - 10 },
      [
        { opacity: 0, translate: '0 0' },
        { opacity: 1, translate: '0 0', offset: 0.3 },
        { opacity: 0, translate: `${away}px -10px` },
      ],
      { delay, duration: 420 * factor, easing: 'steps(6, end)' },
    )
  }
}

/** Points fly from a space to the score. */
export function flyPoints(root: HTMLElement, text: string, from: Element, to: Element, timing: Timing): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (start.width === 0 || end.width === 0) return
  const point = { x: start.left + start.width / 2 - 20, y: start.top + start.height / 2 - 16 }
  const way = `${end.left - point.x}px ${end.top - point.y}px`
  flash(
    root,
    'ob-points',
    point,
    [
      { opacity: 0, translate: '0 0' },
      { opacity: 1, translate: '0 -14px', offset: 0.2 },
      { opacity: 1, translate: '0 -14px', offset: 0.45 },
      { opacity: 1, translate: way, offset: 0.95 },
      { opacity: 0, translate: way },
    ],
    { ...timing, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
    text,
  )
  play(to, [{ scale: 1 }, { scale: 1.25, offset: 0.3 }, { scale: 1 }], {
    delay: timing.delay + timing.duration * 0.9,
    duration: 180,
    easing: 'steps(4, end)',
  })
}

/** The frame of a new band draws itself, and its tokens hop. */
export function showBand(band: Element, tokens: readonly Element[], timing: Timing): void {
  play(band, [{ clipPath: 'inset(0 100% 100% 0)' }, { clipPath: 'inset(0)' }], {
    ...timing,
    fill: 'backwards',
    easing: 'steps(10, end)',
  })
  tokens.forEach((token, i) => {
    play(token, [{ translate: '0 0' }, { translate: '0 -8px', offset: 0.5 }, { translate: '0 0' }], {
      delay: timing.delay + timing.duration / 2 + i * 60,
      duration: 180,
      easing: 'steps(4, end)',
    })
  })
}

/** Sparks fly from the middle of an element in all directions: an eruption, or a tile that is destroyed. */
export function burst(root: HTMLElement, element: Element, { delay, duration }: Timing): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0) return
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI
    const reach = width * (i % 2 ? 0.75 : 0.5)
    flash(
      root,
      `ob-spark${i % 3 === 0 ? ' ob-spark--bright' : ''}`,
      { x: left + width / 2, y: top + height / 2 },
      [
        { opacity: 0, translate: '0 0' },
        { opacity: 1, translate: '0 0', offset: 0.1 },
        {
          opacity: 1,
          translate: `${Math.cos(angle) * reach * 0.8}px ${Math.sin(angle) * reach * 0.8 - 14}px`,
          offset: 0.6,
        },
        { opacity: 0, translate: `${Math.cos(angle) * reach}px ${Math.sin(angle) * reach + 12}px` },
      ],
      { delay, duration, easing: 'steps(10, end)' },
    )
  }
}
