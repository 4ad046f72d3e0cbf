import { say } from '../platform/i18n/say.ts'
import { toast } from './announcements.ts'

let warned = false
/** Warns the player that the device did not save something. Warns once per page load: every later save may fail, too. */
export function warnNotSaved(): void {
  if (warned) return
  warned = true
  toast(say('web.save.failed'), { problem: true })
}
