/** Ids of the prompts. The locales have a text for each. */
export const prompts = [
  'keep-boss',
  'draft',
  'replace',
  'take-token',
  'place',
  'settle',
  'circle',
  'exchange',
  'portal',
  'portal-again',
  'spend-token',
  'move-token',
  'discard-tokens',
  'keep-token',
  'command',
  'slide',
  'demolish',
  'overthrow',
  'overthrow-against',
  'end-turn',
] as const
export type Prompt = (typeof prompts)[number]
