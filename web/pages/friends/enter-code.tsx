import { useSignal } from '@preact/signals'
import type { Found } from '../../online/find-table.ts'
import { lazyWithTexts } from '../../platform/i18n/lazy-with-texts.tsx'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { CodeField, codeIn } from '../codes/code-field.tsx'

const ClaimSeat = lazyWithTexts(['lobby', 'online'], () => import('./claim-seat.tsx').then(module => module.ClaimSeat))

/** Letters of a code for a table, and for a seat. A code for a device has as many as one for a seat. */
const LENGTHS = [6, 8]

/** A field for an invitation to a table, or for the code of a seat. */
export function EnterCode() {
  const text = useSignal('')
  const problem = useSignal<string | undefined>(undefined)
  const seat = useSignal<Extract<Found, { kind: 'seat' }> | undefined>(undefined)
  const isLink = text.value.includes('/')
  const code = codeIn(text.value)
  const enter = async () => {
    const { findCode } = await import('../../online/find-table.ts')
    try {
      const found = await findCode(isLink ? text.value.trim() : code)
      if (found.kind === 'seat') seat.value = found
      else navigate({ page: 'online', table: found.table })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      problem.value = await codeProblem(error)
    }
  }
  return (
    <>
      <CodeField
        name={say('web.online.code')}
        button={say('web.online.join')}
        value={text.value}
        slots={6}
        onInput={value => {
          text.value = value
          problem.value = undefined
        }}
        missing={isLink || LENGTHS.includes(code.length) ? undefined : say('web.online.noCode')}
        onEnter={() => void enter()}
        problem={
          problem.value === undefined ? undefined : (
            <>
              {problem.value}{' '}
              {code.length === 8 && <a href={hrefOf({ page: 'settings' })}>{say('web.online.deviceCode')}</a>}
            </>
          )
        }
      />
      {seat.value && (
        <ClaimSeat
          seat={seat.value}
          onClose={() => {
            seat.value = undefined
          }}
        />
      )}
    </>
  )
}

async function codeProblem(error: Error): Promise<string> {
  const { loadCodeProblem } = await import('../codes/code-problem.ts')
  return loadCodeProblem(error)
}
