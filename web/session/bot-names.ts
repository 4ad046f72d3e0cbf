import { say } from '../platform/i18n/say.ts'

/** Names for bots in the current language, one for each seat that can have one. */
export const botNames = (): readonly string[] => [
  say('web.bot.grub'),
  say('web.bot.mirk'),
  say('web.bot.snarl'),
  say('web.bot.ooze'),
  say('web.bot.fang'),
]
