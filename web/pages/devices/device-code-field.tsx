import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { becomePersonOf } from '../../online/move-device.ts'
import { listMyTables } from '../../online/my-tables.ts'
import { hasPlayedOnline } from '../../online/server.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, ButtonLink, Dialog } from '../../ui/index.ts'
import { CodeField, codeIn } from '../codes/code-field.tsx'
import { loadCodeProblem } from '../codes/code-problem.ts'

/** A scanned code stands behind this, where it never reaches a server or its log. */
export const CODE_IN_ADDRESS = '#device='
const CODE_LENGTH = 8

/** Takes a code from the address, once. */
function codeFromAddress(): string {
  if (!location.hash.startsWith(CODE_IN_ADDRESS)) return ''
  const code = location.hash.slice(CODE_IN_ADDRESS.length)
  history.replaceState(history.state, '', location.pathname)
  return codeIn(code).slice(0, CODE_LENGTH)
}

/** Makes this device the person of a code. Warns before seats of this device are lost. */
export function DeviceCodeField() {
  const code = useSignal('')
  const problem = useSignal<string | undefined>(undefined)
  const isDone = useSignal(false)
  /** The number of tables that this device would lose, while the player is asked. */
  const atRisk = useSignal(0)
  useEffect(() => {
    code.value = codeFromAddress()
  }, [])
  const move = async () => {
    atRisk.value = 0
    await becomePersonOf(codeIn(code.value))
    isDone.value = true
  }
  const enter = async () => {
    const tables = hasPlayedOnline() ? await listMyTables() : []
    const open = tables.filter(({ status }) => status === 'lobby' || status === 'running')
    if (open.length === 0) return move()
    atRisk.value = open.length
  }
  const attempt = (action: () => Promise<void>) =>
    void action().catch(async (error: Error) => {
      problem.value = await loadCodeProblem(error)
    })
  if (isDone.value)
    return (
      <div class="row" role="status">
        <p>{say('lobby.device.done')}</p>
        <ButtonLink variant="gold" to={{ page: 'home' }}>
          {say('lobby.device.toTables')}
        </ButtonLink>
      </div>
    )
  return (
    <>
      <CodeField
        name={say('lobby.device.have')}
        button={say('lobby.device.enter')}
        value={code.value}
        onInput={text => {
          code.value = text
          problem.value = undefined
        }}
        missing={codeIn(code.value).length === CODE_LENGTH ? undefined : say('lobby.device.letters')}
        onEnter={() => attempt(enter)}
        problem={problem.value}
      />
      {atRisk.value > 0 && (
        <Dialog
          title={say('lobby.device.own')}
          onClose={() => {
            atRisk.value = 0
          }}
          buttons={
            <Button variant="danger" onClick={() => attempt(move)}>
              {say('lobby.device.own.yes')}
            </Button>
          }
        >
          <p>{say('lobby.device.own.text', { n: atRisk.value })}</p>
        </Dialog>
      )}
    </>
  )
}
