import { signal } from '@preact/signals'
import type { Screen } from './fitting.ts'

const size = (): Screen => ({ width: innerWidth, height: innerHeight })

/** The size of the screen, as long as the app runs. */
export const screenSize = signal(size())
addEventListener('resize', () => {
  screenSize.value = size()
})
