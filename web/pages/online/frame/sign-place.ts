// Where the signs hang: at the top of the side column of a table, else above the whole table.
import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { watchHeight } from '../../../platform/browser/watch-height.ts'
import { sideColumn } from '../../../table/around-table.ts'

/** Pixels between the last sign and the column below it. */
const GAP = 8

/** In pixels: the width of the column, and how far it ends from the right edge of the page. */
export interface ColumnPlace {
  readonly right: number
  readonly width: number
}
/** Undefined if the table has no column at its right edge now: on a small screen it is below the table, or on a tab of its own. */
function columnPlace(): ColumnPlace | undefined {
  const box = sideColumn.peek()?.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  return box && box.width > 0 && box.left > width / 2 ? { right: width - box.right, width: box.width } : undefined
}

/**
 * The place of the signs in the side column. The column leaves them their height, so nothing that a player can choose moves or is
 * covered. Undefined without a column, and after the game: then the signs push the table down. `signs` has the height of all signs.
 */
export function useSignPlace(
  signs: RefObject<HTMLElement | null>,
  result: ReadonlySignal<unknown>,
): ReadonlySignal<ColumnPlace | undefined> {
  const found = useSignal<ColumnPlace | undefined>(undefined)
  useEffect(() => {
    const { style } = document.documentElement
    const place = () => {
      const column = result.peek() === undefined ? columnPlace() : undefined
      const { right, width } = found.peek() ?? {}
      if (column?.right !== right || column?.width !== width) found.value = column
      const height = signs.current?.offsetHeight ?? 0
      if (column && height > 0) style.setProperty('--signs-height', `${height + GAP}px`)
      else style.removeProperty('--signs-height')
    }
    const follow = (element: HTMLElement | undefined | null) => (element ? watchHeight(element, place) : () => {})
    const stopSigns = follow(signs.current)
    const stopColumn = effect(() => {
      result.value
      const stop = follow(sideColumn.value)
      place()
      return stop
    })
    addEventListener('resize', place)
    return () => {
      stopSigns()
      stopColumn()
      removeEventListener('resize', place)
      style.removeProperty('--signs-height')
    }
  }, [])
  return found
}
