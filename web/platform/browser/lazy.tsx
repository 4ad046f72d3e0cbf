import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { useReportError } from './use-report-error.ts'

/** A component that is fetched when it is first shown: what few people see at first should not keep all waiting. */
export function lazy<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Fetched(props: Props) {
    const here = useSignal(known !== undefined)
    const tell = useReportError()
    useEffect(() => {
      if (known) return
      fetch().then(found => {
        known = found
        here.value = true
      }, tell)
    }, [])
    const Known = here.value ? known : undefined
    return Known ? <Known {...props} /> : null
  }
}
