import { computed, signal } from '@preact/signals'
import { PHONE } from '../../../ui/styles/breakpoints.ts'
import type { Screen } from './layout.ts'

const windowSize = (): Screen => ({ width: innerWidth, height: innerHeight })

/** The current size of the window. */
export const screenSize = signal(windowSize())
addEventListener('resize', () => {
  screenSize.value = windowSize()
})
/** Whether `phone.css` applies. */
export const isPhone = computed(() => screenSize.value.width <= PHONE)
