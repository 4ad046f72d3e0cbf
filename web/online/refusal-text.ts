import { RefusedByServer } from '@overlair/client/connection'
import { loadTexts, say } from '../platform/i18n/say.ts'

/** Says why the server, or the match of this page, has refused something. */
export function refusalText(error: Error): string {
  const code = error instanceof RefusedByServer ? error.code : 'other'
  return say.maybe(`online.refused.${code}`) ?? say('online.refused.other', { text: error.message })
}
/** The same on a page that has not loaded the texts of online tables. */
export async function loadRefusalText(error: Error): Promise<string> {
  await loadTexts(['online'])
  return refusalText(error)
}
