import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { useReportError } from './use-report-error.ts'

/** Returns a component that loads when it is first shown. Keeps rarely used code out of the first load. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const isLoaded = useSignal(loaded !== undefined)
    const reportError = useReportError()
    useEffect(() => {
      if (loaded) return
      load().then(component => {
        loaded = component
        isLoaded.value = true
      }, reportError)
    }, [])
    const Loaded = isLoaded.value ? loaded : undefined
    return Loaded ? <Loaded {...props} /> : null
  }
}
