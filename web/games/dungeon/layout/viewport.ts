import { computed, signal } from '@preact/signals'
import type { Screen } from './layout.ts'

const size = (): Screen => ({ width: innerWidth, height: innerHeight })

/** The size of the screen, as long as the app runs. */
export const screenSize = signal(size())
addEventListener('resize', () => {
  screenSize.value = size()
})
/** Where one thing after the other is in sight, as `phone.css` has it. */
export const isPhone = computed(() => screenSize.value.width <= 720)
