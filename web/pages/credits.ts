// Names and licences, the same in every language. Keep NOTICE in the root folder in step.
import { base } from '../platform/routing/base.ts'

/** As the licence file of game-icons names them. */
export const iconAuthors = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
] as const

export const fonts = [
  {
    name: 'Press Start 2P',
    copyright: 'Copyright 2012 The Press Start 2P Project Authors',
    licence: `${base}licences/OFL-press-start-2p.txt`,
  },
  {
    name: 'Tektur',
    copyright: 'Copyright 2023 The Tektur Project Authors',
    licence: `${base}licences/OFL-tektur.txt`,
  },
  {
    name: 'Fira Sans Condensed',
    copyright: 'Copyright 2012–2015 The Mozilla Foundation and Telefonica S.A.',
    licence: `${base}licences/OFL-fira-sans-condensed.txt`,
  },
] as const

export const libraries = ['Preact (MIT)', 'zzfx (MIT)'] as const
