// The parts of fonts that a page loads: the letters that players read most, without rare OpenType features.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Code points of a subset, in the notation of CSS. `fonts.css` repeats them as `unicode-range`. */
export const RANGES = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+2010-2015, U+2018-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2191, U+2193, U+2212',
  polish: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
  cyrillic: 'U+0301, U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+2116',
  /** Letters that look like question marks in the display font. */
  display: 'U+0104-0105, U+0118-0119',
} as const
type Letters = keyof typeof RANGES

const ALPHABETS: readonly Letters[] = ['latin', 'polish', 'cyrillic']
interface Source {
  readonly letters: readonly Letters[]
  readonly file: (subset: string) => string
  readonly variationAxes?: Parameters<typeof subsetFont>[2]['variationAxes']
}
const fira = (weight: number): Source => ({
  letters: ALPHABETS,
  file: subset => `@fontsource/fira-sans-condensed/files/fira-sans-condensed-${subset}-${weight}-normal.woff2`,
})
const tektur = (subset: string): string => `@fontsource-variable/tektur/files/tektur-${subset}-wdth-normal.woff2`
const FONTS: Readonly<Record<string, Source>> = {
  tektur: {
    letters: ALPHABETS,
    file: tektur,
    // At its full width this font needs more room than names have. The widest width left is the normal one of the app.
    variationAxes: { wdth: { min: 75, max: 84, default: 84 }, wght: { min: 500, max: 700, default: 500 } },
  },
  'tektur-wide': { letters: ['display'], file: tektur, variationAxes: { wdth: 100, wght: 700 } },
  'fira-400': fira(400),
  'fira-600': fira(600),
}
const SUBSET_OF_PACKAGE: Readonly<Record<Letters, string>> = {
  latin: 'latin',
  polish: 'latin-ext',
  cyrillic: 'cyrillic',
  display: 'latin-ext',
}

export interface FontFile {
  readonly name: string
  readonly letters: Letters
  readonly build: () => Promise<Buffer>
}
export const fontFiles: readonly FontFile[] = Object.entries(FONTS).flatMap(
  ([font, { letters: sets, file, variationAxes }]) =>
    sets.map(letters => ({
      name: `${font}-${letters}.woff2`,
      letters,
      build: () =>
        subsetFont(readPackageFile(file(SUBSET_OF_PACKAGE[letters])), textOf(RANGES[letters]), {
          targetFormat: 'woff2',
          keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
          ...(variationAxes && { variationAxes }),
        }),
    })),
)

const readPackageFile = (path: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(path))

/** All characters of some ranges in CSS notation. */
export const textOf = (ranges: string): string =>
  ranges
    .split(', ')
    .flatMap(range => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map(code => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')
