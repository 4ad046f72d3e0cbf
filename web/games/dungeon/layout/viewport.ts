import { computed, signal } from '@preact/signals'
import { frameHeight } from '../../../table/around-table.ts'
import type { Screen } from './layout.ts'

const windowSize = (): Screen => ({ width: innerWidth, height: innerHeight })

const currentWindow = signal(windowSize())
addEventListener('resize', () => {
  currentWindow.value = windowSize()
})
/** The current size of the window, without what hangs above the table. */
export const screenSize = computed<Screen>(() => {
  const { width, height } = currentWindow.value
  return { width, height: height - frameHeight.value }
})
