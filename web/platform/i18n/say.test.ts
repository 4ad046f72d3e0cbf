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
test('no component contains display text between its tags', () => {
  const literals = Object.entries(sources).flatMap(([file, source]) =>
    file.endsWith('.tsx')
      ? [...source.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)*)[.!?]?\s*<\//g)].map(([, text = '']) => text)
      : [],
  )
  // Names and the labels of keys are not translated.
  expect(literals.filter(text => !['Overlair', 'Overboss', 'Esc'].includes(text))).toEqual([])
})
