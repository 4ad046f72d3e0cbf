import { useSignal } from '@preact/signals'

/** Returns a function that reports an asynchronous error. The error boundary around the page then shows the error page. */
export function useReportError(): (error: unknown) => void {
  const reported = useSignal<{ readonly error: unknown } | undefined>(undefined)
  if (reported.value) throw reported.value.error
  return error => {
    reported.value = { error }
  }
}
