import type { Key, Namespace } from './namespaces.ts'

type Term = Key<'glossary'> extends infer K ? (K extends `glossary:${infer Id}.term` ? Id : never) : never

interface Entry {
  readonly games: readonly Namespace[]
  readonly rules: readonly string[]
}

/** Which games use a term and which rules define it; its name and explanation are the texts `glossary:….term` and `glossary:….text`. */
export const glossary: { readonly [T in Term]: Entry } = {
  round: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-56', 'SB-44', 'SB-240'] },
  'active-player': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-44', 'SB-47'] },
  priority: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-45', 'BM-48', 'SB-119', 'SB-120'],
  },
  xp: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-42', 'BM-145', 'SB-19', 'SB-221'] },
  'first-player': { games: ['super-boss-monster'], rules: ['SB-29', 'SB-45', 'SB-46'] },
  'effect-stack': { games: ['super-boss-monster'], rules: ['SB-117', 'SB-121'] },
  response: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-50', 'BM-51', 'SB-118', 'SB-119'],
  },
  pass: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-53', 'SB-120', 'SB-122'] },
  mulligan: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-30', 'BM-31', 'SB-32', 'SB-34', 'SB-35'],
  },
  boss: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-7', 'BM-8', 'SB-15', 'SB-16'] },
  dungeon: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-25', 'BM-69', 'SB-84'] },
  entrance: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-195', 'NL-34', 'SB-238'] },
  build: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-66', 'BM-89', 'SB-81', 'SB-96'] },
  'when-built': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-91', 'BM-100', 'SB-97', 'SB-111'],
  },
  'level-up': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-94', 'BM-95', 'SB-107', 'SB-109'],
  },
  'room-stack': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-175', 'BM-178', 'SB-102', 'SB-103'],
  },
  'ordinary-room': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-72', 'BM-165', 'SB-86'] },
  'advanced-room': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-73', 'SB-87'] },
  'monster-room': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-166', 'SB-237'] },
  'trap-room': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-167', 'SB-237'] },
  'face-down': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-85', 'BM-86', 'BM-87', 'SB-88', 'SB-106'],
  },
  uncover: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-175', 'NL-27', 'NL-28', 'SB-232'],
  },
  destroy: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-174', 'BM-177', 'BM-178', 'SB-231'],
  },
  deactivate: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-168', 'BM-169', 'BM-172', 'BM-173', 'SB-209', 'SB-210'],
  },
  stun: { games: ['super-boss-monster'], rules: ['SB-205', 'SB-206', 'SB-208'] },
  asleep: { games: ['super-boss-monster'], rules: ['SB-322'] },
  'last-room': { games: ['super-boss-monster'], rules: ['SB-145', 'SB-146'] },
  adjacent: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-173', 'SB-210'] },
  'base-damage': { games: ['super-boss-monster'], rules: ['SB-204'] },
  damage: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-116', 'BM-119', 'SB-178'] },
  counter: { games: ['super-boss-monster'], rules: ['SB-195', 'SB-197', 'SB-199', 'SB-100'] },
  hero: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-11', 'BM-164', 'SB-236'] },
  'ordinary-hero': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-12', 'BM-164', 'SB-12'] },
  'epic-hero': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-13', 'BM-59', 'SB-13', 'SB-52'],
  },
  'dark-hero': { games: ['next-level'], rules: ['NL-18', 'NL-19', 'NL-51'] },
  'hybrid-hero': { games: ['next-level'], rules: ['NL-21', 'NL-22', 'NL-23'] },
  health: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-120', 'BM-197', 'SB-156', 'SB-183'],
  },
  'health-token': { games: ['super-boss-monster'], rules: ['SB-148', 'SB-149', 'SB-150', 'SB-157'] },
  treasure: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-8', 'BM-101', 'BM-102', 'SB-166'],
  },
  bait: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-103', 'BM-104', 'BM-105', 'SB-167', 'SB-168', 'SB-170'],
  },
  town: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-63', 'BM-110', 'SB-54', 'SB-58', 'SB-228'],
  },
  'town-deck': { games: ['super-boss-monster'], rules: ['SB-25', 'SB-217', 'SB-219'] },
  killed: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-123', 'BM-196', 'SB-185', 'SB-239'],
  },
  survive: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-124', 'SB-186', 'SB-319'] },
  soul: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-4', 'BM-12', 'BM-13', 'SB-217', 'SB-220'],
  },
  wound: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-5', 'BM-124', 'SB-186', 'SB-187'] },
  heal: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-179', 'BM-180', 'NL-29', 'SB-229'] },
  'scoring-area': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-25', 'BM-123', 'BM-124', 'SB-28', 'SB-185'],
  },
  eliminated: { games: ['boss-monster', 'next-level'], rules: ['BM-5', 'BM-148', 'BM-149'] },
  spell: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-14', 'BM-15', 'BM-16', 'BM-17', 'SB-112', 'SB-113'],
  },
  'activated-ability': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-160', 'BM-161', 'BM-162', 'SB-224'],
  },
  'triggered-effect': {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-226', 'BM-227', 'SB-313'],
  },
  negate: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-181', 'BM-182', 'SB-127', 'SB-128'],
  },
  target: {
    games: ['boss-monster', 'next-level', 'super-boss-monster'],
    rules: ['BM-185', 'BM-186', 'SB-129', 'SB-130'],
  },
  discard: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-189', 'BM-190', 'SB-233'] },
  'discard-pile': { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-201', 'SB-325'] },
  hand: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-193', 'BM-194', 'NL-33', 'SB-235'] },
  search: { games: ['boss-monster', 'next-level', 'super-boss-monster'], rules: ['BM-192', 'SB-234'] },
  minion: { games: ['super-boss-monster'], rules: ['SB-75', 'SB-132', 'SB-309'] },
  'action-space': { games: ['super-boss-monster'], rules: ['SB-75', 'SB-77', 'SB-136', 'SB-226'] },
  landmark: { games: ['super-boss-monster'], rules: ['SB-8', 'SB-59', 'SB-60', 'SB-171', 'SB-227'] },
  'summon-space': { games: ['super-boss-monster'], rules: ['SB-137', 'SB-148', 'SB-150'] },
  market: { games: ['super-boss-monster'], rules: ['SB-49', 'SB-69', 'SB-163'] },
  'challenge-mode': { games: ['super-boss-monster'], rules: ['SB-267', 'SB-268'] },
  'ob-map': { games: ['overboss'], rules: ['OB-1', 'OB-7', 'OB-74'] },
  'ob-turn': { games: ['overboss'], rules: ['OB-38', 'OB-39'] },
  'ob-tile': { games: ['overboss'], rules: ['OB-5', 'OB-16', 'OB-41'] },
  'ob-terrain': { games: ['overboss'], rules: ['OB-5', 'OB-6', 'OB-25'] },
  'ob-bordering': { games: ['overboss'], rules: ['OB-3', 'OB-4'] },
  'ob-open-tile': { games: ['overboss'], rules: ['OB-7', 'OB-45', 'OB-46'] },
  'ob-token': { games: ['overboss'], rules: ['OB-8', 'OB-12', 'OB-45'] },
  'ob-pair': { games: ['overboss'], rules: ['OB-32', 'OB-40'] },
  'ob-stash': { games: ['overboss'], rules: ['OB-9', 'OB-47', 'OB-50'] },
  'ob-swap': { games: ['overboss'], rules: ['OB-51', 'OB-53'] },
  'ob-settle': { games: ['overboss'], rules: ['OB-52', 'OB-55', 'OB-57'] },
  'ob-matching': { games: ['overboss'], rules: ['OB-10', 'OB-11', 'OB-98'] },
  'ob-band': { games: ['overboss'], rules: ['OB-93', 'OB-94', 'OB-95'] },
  'ob-miniboss': { games: ['overboss'], rules: ['OB-10', 'OB-94', 'OB-97'] },
  'ob-crystal': { games: ['overboss'], rules: ['OB-8', 'OB-99'] },
  'ob-portal': { games: ['overboss'], rules: ['OB-58', 'OB-59', 'OB-61', 'OB-62'] },
  'ob-volcano': { games: ['overboss'], rules: ['OB-65', 'OB-66'] },
  'ob-boss-card': { games: ['overboss'], rules: ['OB-107', 'OB-109', 'OB-110', 'OB-111'] },
  'ob-command': { games: ['overboss'], rules: ['OB-133', 'OB-134', 'OB-135'] },
  'ob-power': { games: ['overboss'], rules: ['OB-77', 'OB-101', 'OB-102'] },
  'ob-soul-gem': { games: ['overboss'], rules: ['OB-161', 'OB-176', 'OB-181'] },
  'ob-wickedness': { games: ['overboss'], rules: ['OB-164', 'OB-181'] },
  'ob-side-mission': { games: ['overboss'], rules: ['OB-175', 'OB-178'] },
}
