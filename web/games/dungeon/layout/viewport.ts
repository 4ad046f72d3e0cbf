import { signal } from '@preact/signals'
import type { Screen } from './layout.ts'

const windowSize = (): Screen => ({ width: innerWidth, height: innerHeight })

/** The current size of the window. */
export const screenSize = signal(windowSize())
addEventListener('resize', () => {
  screenSize.value = windowSize()
})
