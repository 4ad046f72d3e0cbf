// Explorers of our own design (SB-11).
import { hero } from '../language/declarations.ts'

export const heroes = [
  hero('cadet-comet', { treasure: 'explorer', health: 4, players: 2 }),
  hero('pilot-parsec', { treasure: 'explorer', health: 6, players: 2 }),
  hero('surveyor-sol', { treasure: 'explorer', health: 8, players: 3 }),
  hero('mechanic-moxie', { treasure: 'explorer', health: 4, players: 4 }),
  hero('doctor-dust', { treasure: 'explorer', health: 6, players: 5 }),
  hero('navigator-nova', { treasure: 'explorer', health: 8, players: 5 }),
  hero('commander-quasar', { epic: true, treasure: 'explorer', health: 11, players: 2 }),
  hero('the-last-astronaut', { epic: true, treasure: 'explorer', health: 13, players: 4 }),
  hero('captain-perihelion', { epic: true, treasure: 'explorer', health: 13, players: 5 }),
  hero('admiral-andromeda', { epic: true, treasure: 'explorer', health: 14, players: 6 }),
]
