import { RefusedByServer } from '@overlair/client/connection'
import { loadRefusalText } from '../../online/refusal-text.ts'
import { loadTexts, say } from '../../platform/i18n/say.ts'

/** Says why a code leads to nothing. */
export async function loadCodeProblem(error: Error): Promise<string> {
  const [reason] = await Promise.all([loadRefusalText(error), loadTexts(['lobby'])])
  switch (error instanceof RefusedByServer ? error.code : 'other') {
    case 'no-code':
    case 'bad-request':
      return say('web.online.badCode')
    case 'too-fast':
      return say('lobby.code.tooMany')
    default:
      return say('online.refused', { reason })
  }
}
