import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '!../../**/*.test.ts',
    '!../../tools/**',
    '!../../e2e/**',
    '!../../**/node_modules/**',
    '!../../dist/**',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
test('no component speaks by itself: words between tags come from the texts', () => {
  const spoken = Object.entries(sources).flatMap(([file, source]) =>
    file.endsWith('.tsx')
      ? [...source.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)*)[.!?]?\s*<\//g)].map(([, words = '']) => words)
      : [],
  )
  // Names are not translated, and keys say what is printed on them.
  expect(spoken.filter(words => !['Overlair', 'Overboss', 'Esc'].includes(words))).toEqual([])
})
