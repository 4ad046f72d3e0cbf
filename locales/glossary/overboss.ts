import type { GlossaryEntry } from './entry.ts'

const games = ['overboss'] as const

export const overbossGlossary = {
  'ob-map': { games, rules: ['OB-1', 'OB-7', 'OB-74'] },
  'ob-turn': { games, rules: ['OB-38', 'OB-39'] },
  'ob-tile': { games, rules: ['OB-5', 'OB-16', 'OB-41'] },
  'ob-terrain': { games, rules: ['OB-5', 'OB-6', 'OB-25'] },
  'ob-bordering': { games, rules: ['OB-3', 'OB-4'] },
  'ob-open-tile': { games, rules: ['OB-7', 'OB-45', 'OB-46'] },
  'ob-token': { games, rules: ['OB-8', 'OB-12', 'OB-45'] },
  'ob-pair': { games, rules: ['OB-32', 'OB-40'] },
  'ob-stash': { games, rules: ['OB-9', 'OB-47', 'OB-50'] },
  'ob-swap': { games, rules: ['OB-51', 'OB-53'] },
  'ob-settle': { games, rules: ['OB-52', 'OB-55', 'OB-57'] },
  'ob-matching': { games, rules: ['OB-10', 'OB-11', 'OB-98'] },
  'ob-band': { games, rules: ['OB-93', 'OB-94', 'OB-95'] },
  'ob-miniboss': { games, rules: ['OB-10', 'OB-94', 'OB-97'] },
  'ob-crystal': { games, rules: ['OB-8', 'OB-99'] },
  'ob-portal': { games, rules: ['OB-58', 'OB-59', 'OB-61', 'OB-62'] },
  'ob-volcano': { games, rules: ['OB-65', 'OB-66'] },
  'ob-boss-card': { games, rules: ['OB-107', 'OB-109', 'OB-110', 'OB-111'] },
  'ob-command': { games, rules: ['OB-133', 'OB-134', 'OB-135'] },
  'ob-power': { games, rules: ['OB-77', 'OB-101', 'OB-102'] },
  'ob-soul-gem': { games, rules: ['OB-161', 'OB-176', 'OB-181'] },
  'ob-wickedness': { games, rules: ['OB-164', 'OB-181'] },
  'ob-side-mission': { games, rules: ['OB-175', 'OB-178'] },
} satisfies Readonly<Record<string, GlossaryEntry>>
