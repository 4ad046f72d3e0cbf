import { useSignal } from '@preact/signals'

/** For what goes wrong after a page was drawn: what is told here is shown by the boundary around the page, with ways on. */
export function useReportError(): (problem: unknown) => void {
  const trouble = useSignal<{ readonly problem: unknown } | undefined>(undefined)
  if (trouble.value) throw trouble.value.problem
  return problem => {
    trouble.value = { problem }
  }
}
