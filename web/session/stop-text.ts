import type { RecordStop } from '@overlair/rules/kernel'
import { say } from '../platform/i18n/say.ts'

/** Says at which choice the current rules stop a record of other rules, and why. */
export function stopText({ choice, reason }: RecordStop): string {
  switch (reason) {
    case 'options':
      return say('web.stopped.options')
    case 'illegal':
      return say('web.stopped.illegal', { n: choice })
    case 'different':
      return say('web.stopped.different', { n: choice })
  }
}
