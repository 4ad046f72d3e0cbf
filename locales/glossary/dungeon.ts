import type { GlossaryEntry } from './entry.ts'

const allThree = ['boss-monster', 'next-level', 'super-boss-monster'] as const
const onlySuper = ['super-boss-monster'] as const

export const dungeonGlossary = {
  round: { games: allThree, rules: ['BM-56', 'SB-44', 'SB-240'] },
  'active-player': { games: allThree, rules: ['BM-44', 'SB-47'] },
  priority: {
    games: allThree,
    rules: ['BM-45', 'BM-48', 'SB-119', 'SB-120'],
  },
  xp: { games: allThree, rules: ['BM-42', 'BM-145', 'SB-19', 'SB-221'] },
  'first-player': { games: onlySuper, rules: ['SB-29', 'SB-45', 'SB-46'] },
  'effect-stack': { games: onlySuper, rules: ['SB-117', 'SB-121'] },
  response: {
    games: allThree,
    rules: ['BM-50', 'BM-51', 'SB-118', 'SB-119'],
  },
  pass: { games: allThree, rules: ['BM-53', 'SB-120', 'SB-122'] },
  mulligan: {
    games: allThree,
    rules: ['BM-30', 'BM-31', 'SB-32', 'SB-34', 'SB-35'],
  },
  boss: { games: allThree, rules: ['BM-7', 'BM-8', 'SB-15', 'SB-16'] },
  dungeon: { games: allThree, rules: ['BM-25', 'BM-69', 'SB-84'] },
  entrance: { games: allThree, rules: ['BM-195', 'NL-34', 'SB-238'] },
  build: { games: allThree, rules: ['BM-66', 'BM-89', 'SB-81', 'SB-96'] },
  'when-built': {
    games: allThree,
    rules: ['BM-91', 'BM-100', 'SB-97', 'SB-111'],
  },
  'level-up': {
    games: allThree,
    rules: ['BM-94', 'BM-95', 'SB-107', 'SB-109'],
  },
  'room-stack': {
    games: allThree,
    rules: ['BM-175', 'BM-178', 'SB-102', 'SB-103'],
  },
  'ordinary-room': { games: allThree, rules: ['BM-72', 'BM-165', 'SB-86'] },
  'advanced-room': { games: allThree, rules: ['BM-73', 'SB-87'] },
  'monster-room': { games: allThree, rules: ['BM-166', 'SB-237'] },
  'trap-room': { games: allThree, rules: ['BM-167', 'SB-237'] },
  'face-down': {
    games: allThree,
    rules: ['BM-85', 'BM-86', 'BM-87', 'SB-88', 'SB-106'],
  },
  uncover: {
    games: allThree,
    rules: ['BM-175', 'NL-27', 'NL-28', 'SB-232'],
  },
  destroy: {
    games: allThree,
    rules: ['BM-174', 'BM-177', 'BM-178', 'SB-231'],
  },
  deactivate: {
    games: allThree,
    rules: ['BM-168', 'BM-169', 'BM-172', 'BM-173', 'SB-209', 'SB-210'],
  },
  stun: { games: onlySuper, rules: ['SB-205', 'SB-206', 'SB-208'] },
  asleep: { games: onlySuper, rules: ['SB-322'] },
  'last-room': { games: onlySuper, rules: ['SB-145', 'SB-146'] },
  adjacent: { games: allThree, rules: ['BM-173', 'SB-210'] },
  'base-damage': { games: onlySuper, rules: ['SB-204'] },
  damage: { games: allThree, rules: ['BM-116', 'BM-119', 'SB-178'] },
  counter: { games: onlySuper, rules: ['SB-195', 'SB-197', 'SB-199', 'SB-100'] },
  hero: { games: allThree, rules: ['BM-11', 'BM-164', 'SB-236'] },
  'ordinary-hero': { games: allThree, rules: ['BM-12', 'BM-164', 'SB-12'] },
  'epic-hero': {
    games: allThree,
    rules: ['BM-13', 'BM-59', 'SB-13', 'SB-52'],
  },
  'dark-hero': { games: ['next-level'], rules: ['NL-18', 'NL-19', 'NL-51'] },
  'hybrid-hero': { games: ['next-level'], rules: ['NL-21', 'NL-22', 'NL-23'] },
  health: {
    games: allThree,
    rules: ['BM-120', 'BM-197', 'SB-156', 'SB-183'],
  },
  'health-token': { games: onlySuper, rules: ['SB-148', 'SB-149', 'SB-150', 'SB-157'] },
  treasure: {
    games: allThree,
    rules: ['BM-8', 'BM-101', 'BM-102', 'SB-166'],
  },
  bait: {
    games: allThree,
    rules: ['BM-103', 'BM-104', 'BM-105', 'SB-167', 'SB-168', 'SB-170'],
  },
  town: {
    games: allThree,
    rules: ['BM-63', 'BM-110', 'SB-54', 'SB-58', 'SB-228'],
  },
  'town-deck': { games: onlySuper, rules: ['SB-25', 'SB-217', 'SB-219'] },
  killed: {
    games: allThree,
    rules: ['BM-123', 'BM-196', 'SB-185', 'SB-239'],
  },
  survive: { games: allThree, rules: ['BM-124', 'SB-186', 'SB-319'] },
  soul: {
    games: allThree,
    rules: ['BM-4', 'BM-12', 'BM-13', 'SB-217', 'SB-220'],
  },
  wound: { games: allThree, rules: ['BM-5', 'BM-124', 'SB-186', 'SB-187'] },
  heal: { games: allThree, rules: ['BM-179', 'BM-180', 'NL-29', 'SB-229'] },
  'scoring-area': {
    games: allThree,
    rules: ['BM-25', 'BM-123', 'BM-124', 'SB-28', 'SB-185'],
  },
  eliminated: { games: ['boss-monster', 'next-level'], rules: ['BM-5', 'BM-148', 'BM-149'] },
  spell: {
    games: allThree,
    rules: ['BM-14', 'BM-15', 'BM-16', 'BM-17', 'SB-112', 'SB-113'],
  },
  'activated-ability': {
    games: allThree,
    rules: ['BM-160', 'BM-161', 'BM-162', 'SB-224'],
  },
  'triggered-effect': {
    games: allThree,
    rules: ['BM-226', 'BM-227', 'SB-313'],
  },
  negate: {
    games: allThree,
    rules: ['BM-181', 'BM-182', 'SB-127', 'SB-128'],
  },
  target: {
    games: allThree,
    rules: ['BM-185', 'BM-186', 'SB-129', 'SB-130'],
  },
  discard: { games: allThree, rules: ['BM-189', 'BM-190', 'SB-233'] },
  'discard-pile': { games: allThree, rules: ['BM-201', 'SB-325'] },
  hand: { games: allThree, rules: ['BM-193', 'BM-194', 'NL-33', 'SB-235'] },
  search: { games: allThree, rules: ['BM-192', 'SB-234'] },
  minion: { games: onlySuper, rules: ['SB-75', 'SB-132', 'SB-309'] },
  'action-space': { games: onlySuper, rules: ['SB-75', 'SB-77', 'SB-136', 'SB-226'] },
  landmark: { games: onlySuper, rules: ['SB-8', 'SB-59', 'SB-60', 'SB-171', 'SB-227'] },
  'summon-space': { games: onlySuper, rules: ['SB-137', 'SB-148', 'SB-150'] },
  market: { games: onlySuper, rules: ['SB-49', 'SB-69', 'SB-163'] },
  'challenge-mode': { games: onlySuper, rules: ['SB-267', 'SB-268'] },
} satisfies Readonly<Record<string, GlossaryEntry>>
