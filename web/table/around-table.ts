// How a table and what surrounds it share the screen.
import { computed, signal } from '@preact/signals'

/** Height in pixels of what hangs between the top bar and the table. */
export const frameHeight = signal(0)

const column = signal<HTMLElement | undefined>(undefined)
/**
 * The column of a table in which the player chooses nothing. Signs can hang at its top: the table leaves them the height
 * `--signs-height` there. A table passes this function as `ref` of the column.
 */
export function setSideColumn(element: HTMLElement | null): void {
  column.value = element ?? undefined
}
export const sideColumn = computed(() => column.value)
