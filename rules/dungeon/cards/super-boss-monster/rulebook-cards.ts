// The cards that the rulebooks name or show in examples. Facts of these cards that are not printed there are our
// design.
import type { CardName } from '../../model/state.ts'

export const inRulebook: readonly CardName[] = [
  'sbm-boss-emperor-dododo',
  'sbm-boss-his-sliminess',
  'sbm-room-frozen-monster',
  'sbm-room-minion-arena',
  'sbm-room-bookwyrm',
  'sbm-room-trap-in-the-box',
  'sbm-spell-stealth',
  'sbm-spell-grand-theft',
  'sbm-spell-wallhack',
  'sbm-spell-safety-audit',
  'sbm-spell-freeze',
  'sbm-spell-co-op-mode',
  'sbm-spell-quest',
  'sbm-spell-dream-raid',
  'sbm-spell-power-up',
  'sbm-hero-laliho',
  'sbm-hero-king-lik',
  'sbm-hero-gladiator',
  'sbm-hero-acolyte',
  'sbm-hero-wisebeard',
  'sbm-hero-researcher',
  'sbm-hero-criminal',
  'sbm-hero-layabout',
  'sbm-hero-champion',
  'sbm-hero-priestess',
  'sbm-hero-archivist',
  'sbm-hero-outlaw',
  'sbm-hero-bar-brawler',
]
