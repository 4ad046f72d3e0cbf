import { roomFacts } from '../../engine/catalogue.ts'
import { isActive, player } from '../../engine/queries.ts'
import type { EffectVars, HeroName, State } from '../../model/state.ts'
import { cheatsDeath, goesTo, hero, on, shielded, skips, spellproof, topics } from '../language/declarations.ts'
import { discardSpell } from '../language/index.ts'

const thisHero = (_: State, v: EffectVars & { hero: HeroName }): boolean => v.hero === v.self

export const heroes = [
  hero('sbm-hero-laliho', { treasure: 'fighter', health: 8, players: 2, solo: true }),
  hero('sbm-hero-king-lik', { treasure: 'fighter', health: 4, players: 2, solo: true }),
  hero('sbm-hero-gladiator', { treasure: 'fighter', health: 6, players: 2 }, goesTo('stadium')),
  hero('sbm-hero-dame-brickstone', { treasure: 'fighter', health: 6, players: 3, solo: true }),
  hero('sbm-hero-udo-the-unarmed', { treasure: 'fighter', health: 4, players: 4 }),
  hero(
    'sbm-hero-captain-pommel',
    { treasure: 'fighter', health: 8, players: 4 },
    shielded({ once: true, test: () => true, takes: damage => Math.max(0, damage - 1) }),
  ),
  hero('sbm-hero-acolyte', { treasure: 'cleric', health: 6, players: 2 }, goesTo('temple')),
  hero('sbm-hero-brother-bingwort', { treasure: 'cleric', health: 4, players: 2, solo: true }),
  hero('sbm-hero-sister-halo', { treasure: 'cleric', health: 8, players: 2, solo: true }),
  hero('sbm-hero-deacon-dulcimer', { treasure: 'cleric', health: 6, players: 3, solo: true }),
  hero('sbm-hero-mender-mirabel', { treasure: 'cleric', health: 4, players: 4 }),
  hero('sbm-hero-abbot-oakum', { treasure: 'cleric', health: 8, players: 4 }, spellproof),
  hero('sbm-hero-wisebeard', { treasure: 'mage', health: 6, players: 2, solo: true }),
  hero('sbm-hero-pixie-sparkwick', { treasure: 'mage', health: 4, players: 2, solo: true }),
  hero('sbm-hero-professor-gloam', { treasure: 'mage', health: 8, players: 2, solo: true }),
  hero('sbm-hero-researcher', { treasure: 'mage', health: 6, players: 3 }, goesTo('library')),
  hero('sbm-hero-hexa-thimble', { treasure: 'mage', health: 4, players: 4 }),
  hero(
    'sbm-hero-mordo-the-muddled',
    { treasure: 'mage', health: 8, players: 4 },
    on('hero-enters-dungeon', thisHero, discardSpell),
  ),
  hero('sbm-hero-nimble-nell', { treasure: 'thief', health: 4, players: 2, solo: true }),
  hero('sbm-hero-rook-quickpurse', { treasure: 'thief', health: 6, players: 2, solo: true }),
  hero('sbm-hero-silas-shade', { treasure: 'thief', health: 8, players: 2, solo: true }),
  hero('sbm-hero-criminal', { treasure: 'thief', health: 6, players: 3 }, goesTo('hideout')),
  hero('sbm-hero-dodger-finch', { treasure: 'thief', health: 4, players: 4 }),
  hero(
    'sbm-hero-vex-lockbane',
    { treasure: 'thief', health: 6, players: 4 },
    shielded({ once: true, test: (s, _, room) => roomFacts(s, room.card).kind === 'trap', takes: () => 0 }),
    topics('stun'),
  ),
  hero('sbm-hero-layabout', { treasure: 'thief', health: 8, players: 2 }, goesTo('tavern')),
  hero('sbm-hero-champion', { epic: true, treasure: 'fighter', health: 10, players: 2 }, goesTo('stadium')),
  hero('sbm-hero-sir-reginald-rampart', { epic: true, treasure: 'fighter', health: 13, players: 2, solo: true }),
  hero(
    'sbm-hero-valkyra-stormshield',
    { epic: true, treasure: 'fighter', health: 11, players: 3, solo: true },
    shielded({ once: false, test: (_, __, room) => room.counters > 0, takes: damage => Math.max(0, damage - 1) }),
    topics('counter'),
  ),
  hero('sbm-hero-grond-giantborn', { epic: true, treasure: 'fighter', health: 14, players: 4, solo: true }),
  hero('sbm-hero-priestess', { epic: true, treasure: 'cleric', health: 10, players: 2 }, goesTo('temple')),
  hero('sbm-hero-archbishop-aurelio', { epic: true, treasure: 'cleric', health: 13, players: 2, solo: true }),
  hero(
    'sbm-hero-seraphine-dawnlight',
    { epic: true, treasure: 'cleric', health: 11, players: 3, solo: true },
    cheatsDeath,
  ),
  hero('sbm-hero-oracle-omphale', { epic: true, treasure: 'cleric', health: 14, players: 4, solo: true }),
  hero('sbm-hero-archivist', { epic: true, treasure: 'mage', health: 10, players: 3 }, goesTo('library')),
  hero('sbm-hero-wizmaster-quill', { epic: true, treasure: 'mage', health: 13, players: 2, solo: true }),
  hero('sbm-hero-empress-of-embers', { epic: true, treasure: 'mage', health: 14, players: 2, solo: true }),
  hero('sbm-hero-null-sage-ixo', { epic: true, treasure: 'mage', health: 11, players: 4, solo: true }, spellproof),
  hero('sbm-hero-outlaw', { epic: true, treasure: 'thief', health: 10, players: 3 }, goesTo('hideout')),
  hero('sbm-hero-guildmaster-marlow', { epic: true, treasure: 'thief', health: 13, players: 2, solo: true }),
  hero('sbm-hero-the-velvet-fox', { epic: true, treasure: 'thief', health: 14, players: 2, solo: true }),
  hero(
    'sbm-hero-shadowstep-kira',
    { epic: true, treasure: 'thief', health: 11, players: 4, solo: true },
    skips((s, seat, at) => player(s, seat).dungeon.findLastIndex(isActive) === at),
  ),
  hero('sbm-hero-bar-brawler', { epic: true, treasure: 'fighter', health: 12, players: 2 }, goesTo('tavern')),
]
