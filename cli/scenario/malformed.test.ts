// Messages for scenarios that cannot be read, cannot start or fail: file, line, column, expected and found.
import { describe, expect, test } from 'vitest'
import { playParsed } from './run.ts'
import { readScenarios } from './scenario-file.ts'

const failuresOf = (text: string): string[] =>
  readScenarios('try.yaml', text).flatMap(parsed => playParsed(parsed).failures)
/** Returns a file with one scenario. The given lines start at line 5 of the file. */
const scenario = (...lines: readonly string[]): string =>
  ['game: overboss', 'scenarios:', '  - name: A try', '    rules: [OB-1]', ...lines.map(line => `    ${line}`)].join(
    '\n',
  )
const given = 'given: { players: 2, market: [forest+orc, cave+kobold, swamp+witch, dungeon+dragon] }'
const notOver = 'then: { over: false }'
const market =
  'draft forest from 0 with orc; draft cave from 1 with kobold; draft swamp from 2 with witch; draft dungeon from 3 with dragon'

test('a correct scenario has no failures', () => {
  expect(failuresOf(scenario(given, 'when:', '  - P1: draft cave', 'then: { asked: { P1: place } }'))).toEqual([])
})

describe('files that are not YAML or not scenarios', () => {
  test.each([
    ['game: overboss\n\tscenarios: 1', '2:1: not YAML: indent lines with spaces, not with tabs'],
    ['game: [overboss\n', '2:1: not YAML: a [ or { before this is not closed'],
    ['game: overboss\ngame: overboss', '2:1: not YAML: this key appears twice'],
    [
      'game: overboss\nscenarios:\n  - name: A try: with a colon',
      '3:11: not YAML: put a text that contains a colon and a space in quotes',
    ],
    ['game: overboss\nscenarios: *all', '2:12: no &all before this; put a text that begins with * in quotes'],
    [
      'game: overboss\nscenarios: &all [{ name: A try, given: *all }]',
      '2:40: too many aliases like *all: at most 300 in a file',
    ],
    ['just text', '1:1: a scenario file: expected keys with values, found "just text"'],
    ['', '1:1: a scenario file: expected keys with values, found nothing'],
    ['scenarios: []', '1:1: a scenario file has no “game”'],
    [
      'game: overboss\nscenarios: []\n---\ngame: overboss',
      '3:1: not YAML: a file holds one document; remove this “---” or split the file',
    ],
    ['game: overboss', '1:1: a scenario file has no “scenarios”'],
    ['game: overboss\nscenario: []', '2:1: unknown key “scenario” in a scenario file; did you mean “scenarios”?'],
    ['game: oberboss\nscenarios: []', '1:7: unknown game “oberboss”; did you mean “overboss”?'],
    [
      'game: chess\nscenarios: []',
      '1:7: unknown game “chess”; possible: boss-monster, next-level, super-boss-monster, overboss, overboss-campaign',
    ],
    ['game: overboss\nscenarios: []', '2:12: scenarios: expected at least one scenario, found an empty list'],
    ['game: overboss\nscenarios: [7]', '2:13: a scenario: expected keys with values, found 7'],
    ['game: overboss\nscenarios:\n  - rules: [OB-1]', '3:5: a scenario has no “name”'],
    ['game: overboss\nscenarios:\n  - name: A try', '3:5: “A try” has no “rules”'],
    [
      'game: overboss\nscenarios:\n  - { name: A try, rules: [65] }',
      '3:28: rules: expected a rule like OB-65, found 65',
    ],
    [
      'game: overboss\nscenarios:\n  - { name: A try, rules: [OB-1, OB-999] }',
      '3:34: there is no rule OB-999 in docs/rules',
    ],
  ])('%j', (text, message) => {
    expect(failuresOf(text)).toEqual([`try.yaml:${message}`])
  })
  test('lists nested too deeply', () => {
    expect(failuresOf('['.repeat(5000))).toEqual([
      expect.stringContaining('not YAML: lists and maps are nested too deeply here'),
    ])
  })

  test('an unreadable scenario does not affect the others', () => {
    const text = `${scenario(given, 'thn: {}')}\n  - name: Another\n    rules: [OB-2]\n    ${given}\n    ${notOver}`
    expect(readScenarios('try.yaml', text).map(playParsed)).toEqual([
      { title: 'A try', failures: ['try.yaml:6:5: unknown key “thn” in a scenario; did you mean “then”?'] },
      { title: 'Another (OB-2)', failures: [] },
    ])
  })
})

describe('the parts of a scenario', () => {
  test.each([
    [[notOver], '3:5: “A try” has neither “given” (a situation) nor “setup” (options)'],
    [[given, 'setup: {}', notOver], '6:5: “A try” has “given” and “setup”; remove one of them'],
    [['given: []', notOver], '5:12: given: expected keys with values, found a list'],
    [[given], '3:5: “A try” ends without a “then”, so it expects nothing'],
    [[given, 'then: {}'], '6:5: this “then” expects nothing'],
    [[given, 'then: { P1: {} }'], '6:13: this “P1” expects nothing'],
    [[given, 'then: { P1.score: {} }'], '6:13: this “score” expects nothing'],
    [[given, 'then: { events: [] }'], '6:13: this “events” expects nothing'],
    [[given, 'steps: []', 'when: []'], '7:5: “A try” has “steps”; move “when” into one of them'],
    [[given, 'steps: [{ when: [], than: {} }]'], '6:25: unknown key “than” in a step; did you mean “then”?'],
    [['given: { P1: { stash: [witch] }, P1.stash: [orc] }', notOver], '5:38: “stash” appears twice'],
    [
      ['cases: [{ number: 1 }]', 'given: { players: $nmber }', notOver],
      '6:23: the cases have no “nmber”; did you mean “number”?',
    ],
    [['cases: [{ a: 2, b: 2 }]', 'given: { players: $a }', notOver], '5:21: the scenario does not use “$b”'],
  ])('%j', (lines, message) => {
    expect(failuresOf(scenario(...lines))).toEqual([`try.yaml:${message}`])
  })
})

describe('impossible situations and options', () => {
  const map = (row: string) => ['given:', '  P1.map:', '    - . . . .', `    - ${row}`, '    - . . . .', notOver]
  test.each([
    [
      ['given: { P1.mpa: [] }', notOver],
      '5:14: given is impossible: a player has no “mpa”; possible: map, stash, boss, revealed, dealt, skipsTurn',
    ],
    [['given: { players: 2, P3.stash: [] }', notOver], '5:26: given is impossible: there is no P3 in a game for 2'],
    [['given: { P1.map: [. . . .] }', notOver], '5:14: given is impossible: the map of this board has 3 rows, not 1'],
    [map('. cave .'), '8:11: given is impossible: a row has 4 spaces, not 3; write . for an empty one'],
    [
      map('. cave+portal . .'),
      '8:11: given is impossible: row 1, column 1: portal lies in a stash, never on a tile (OB-8)',
    ],
    [map('. dungeon+orc . .'), '8:11: given is impossible: row 1, column 1: no token lies on a dungeon (OB-46)'],
    [
      ['given: { P1.stash: [froggie, froggie] }', notOver],
      '5:34: given is impossible: no miniboss-froggie is left; all copies are elsewhere',
    ],
    [
      ['given: { terrains: basic, market: [castle+orc] }', notOver],
      '5:40: given is impossible: there is no castle in a game of forest, cave, graveyard, swamp, camp',
    ],
    [
      ['given: { board: 5x5 }', notOver],
      '5:12: given is impossible: option “board” of overboss is one of 3x4, 4x4, not "5x5"',
    ],
    [['setup: { players: 7 }', notOver], '5:12: setup is impossible: overboss is for 1 to 5 players, not 7'],
    [
      ['setup: { players: 7 }', 'then: { refused: for 2 }'],
      '6:22: refused: expected “for 2”, found “overboss is for 1 to 5 players, not 7”',
    ],
    [['setup: { players: 2 }', 'then: { refused: for 2 }'], '6:13: refused: expected “for 2”, found an accepted start'],
    [
      ['setup: { players: 7 }', 'then: { refused: not 7, over: true }'],
      '6:29: a refused start has no table; remove “over”',
    ],
    [
      [given, 'steps: [{ then: { over: false } }, { then: { refused: x } }]'],
      '6:50: “refused” in “then” is only for the start; write refused choices in “when”',
    ],
  ])('%j', (lines, message) => {
    expect(failuresOf(scenario(...lines))).toEqual([`try.yaml:${message}`])
  })
})

describe('choices', () => {
  test.each([
    ['{ P1: draft cave, P2: draft cave }', '7:9: a line of “when” has one seat and its choice, like “P1: draft cave”'],
    [
      '{ P1: place cave at 0,1 }',
      '7:9: a line of “when” has one seat and its choice, like “P1: draft cave”; a comma inside { } ends the choice: write it without { }',
    ],
    ['Player1: draft cave', '7:9: expected a seat (P1, P2 …) or play, found “Player1”'],
    ['play: some turns', '7:15: play: expected “to the end”, found "some turns"'],
    ['P1: drft cave', '7:13: no choice has the word “drft”; did you mean “draft”?'],
    ['P1: draft cav', '7:13: “draft” has no value “cav”; did you mean “cave”?'],
    ['P1: pass lunch', '7:13: “pass” has no value “lunch”; possible: circle, command, portal, turn'],
    ['P1: demolish cave of 2', '7:13: expected a seat (P1, P2 …), found “2”'],
    [
      'P1: { refused: draft cave, becuse: x }',
      '7:36: unknown key “becuse” in a refused choice; did you mean “because”?',
    ],
    ['P9: draft cave', '7:13: P9 is not at the table'],
    ['P9: refused draft cave', '7:13: P9 is not at the table'],
    ['P1: refused slide cave of P3', '7:13: P3 is not at the table'],
    ['P1: pass until draft', '7:13: write “pass until …” without a seat: all players pass'],
    ['pass until drft', '7:9: no event, phase or prompt is called “drft”; did you mean “draft”?'],
    ['pass until P2 drft', '7:9: P2 is never asked “drft”; did you mean “draft”?'],
    ['pass until P3', '7:9: P3 is not at the table'],
    ['pass until token-placed seat P3', '7:9: P3 is not at the table'],
    ['pass until settle', `7:9: pass until settle: P1 cannot pass (draft: ${market})`],
    ['P1: draft castle', `7:13: P1: expected “draft castle” to be offered, found draft: ${market}`],
    ['P1: draft', `7:13: P1: “draft” matches several choices: ${market}`],
    ['P2: draft cave', '7:13: P2: expected “draft cave” to be offered, found P1 asked (draft) instead'],
    ['P1: refused draft cave', `7:13: P1: expected “draft cave” refused, found it offered (draft: ${market})`],
    [
      'P2: { refused: draft cave, because: the market is closed }',
      '7:24: P2: expected a refusal because “the market is closed”, found “seat 1 is not asked now; asked: 0 (OB-44: not your turn)”',
    ],
  ])('%s', (line, message) => {
    expect(failuresOf(scenario(given, 'when:', `  - ${line}`, notOver))).toEqual([`try.yaml:${message}`])
  })
})

describe('expectations', () => {
  test.each([
    ['markt: []', '8:7: unknown expectation “markt”; did you mean “market”?'],
    ['P1.stsh: []', '8:7: unknown expectation “stsh”; did you mean “stash”?'],
    ['P3.stash: []', '8:7: P3 is not at the table'],
    ['P1: 5', '8:11: P1: expected keys with values, found 5'],
    ['turn: P2', '8:13: turn: expected P2, found P1'],
    ['turn: [P1]', '8:13: turn: expected a word, found a list'],
    ['market: [forest, ., swamp+witch, dungeon+dragon]', '8:16: market, place 0: expected forest, found forest+orc'],
    ['market: [forest+orc]', '8:15: market: expected forest+orc, found forest+orc, ., swamp+witch, dungeon+dragon'],
    ['market: [forst+orc, ., any, any]', '8:16: unknown piece “forst”; did you mean “forest”?'],
    ['market: forest', '8:15: market: expected a list, found "forest"'],
    ['P1.stash: [orc]', '8:17: P1.stash: expected orc, found nothing'],
    ['bag: { has: [froggie, froggie] }', '8:19: bag: expected froggie, found 64 others'],
    ['bag: { lacks: froggie }', '8:21: bag: expected no froggie, found froggie'],
    ['bag: { lacks: frogie }', '8:21: unknown piece “frogie”; did you mean “froggie”?'],
    ['bag: { count: 4 }', '8:21: bag: expected a count of 4, found 64'],
    ['bag: { count: few }', '8:21: bag: expected a number, found "few"'],
    ['bag: { hs: kobold }', '8:14: unknown key “hs” for the content of bag; did you mean “has”?'],
    ['P1.skipsTurn: true', '8:21: P1.skipsTurn: expected true, found false'],
    ['P1.score: { forest: 3 }', '8:19: P1.score.forest: expected 3, found 0'],
    ['P1.score: { frest: 3 }', '8:19: the score has no line “frest”; did you mean “forest”?'],
    ['asked: P2', '8:14: asked: expected P2, found P1: place (OB-41)'],
    ['asked: { P1: draft }', '8:20: asked: expected draft, found P1: place (OB-41)'],
    ['asked: { P1: place (OB-1) }', '8:20: asked: expected place (OB-1), found P1: place (OB-41)'],
    ['asked: { P1: plce }', '8:20: there is no prompt “plce”; did you mean “place”?'],
    ['asked: { P1: place (OB-999) }', '8:20: there is no rule or card “OB-999”'],
    ['asked: [P1, P3]', '8:14: P3 is not at the table'],
    ['asked: Anna', '8:14: asked: expected seats, found “Anna”'],
    ['P2.offers: draft cave', '8:18: P2.offers: expected draft cave, found nothing'],
    ['P1.offersNot: place cave at 2,3', '8:21: P1.offersNot: expected no place cave at 2,3, found place cave at 2,3'],
    [
      'P1.offersExactly: [draft]',
      '8:25: P1.offersExactly: expected no other choices, found place cave at 0,0; place cave at 0,1; place cave at 0,2; place cave at 0,3; place cave at 1,0; place cave at 1,1; place cave at 1,2; place cave at 1,3; place cave at 2,0; place cave at 2,1; place cave at 2,2; place cave at 2,3',
    ],
    [
      'P1.offersExactly: [place cave at 0,1]',
      '8:26: a comma ended “at 0”; put the whole phrase in quotes or on its own line',
    ],
    [
      'events: [drafted tile forest]',
      '8:16: events: expected drafted tile forest, found drafted seat P1 tile cave tokens [kobold] from 1 (OB-40)',
    ],
    [
      'events: [drafted (OB-41)]',
      '8:16: events: expected drafted (OB-41), found drafted seat P1 tile cave tokens [kobold] from 1 (OB-40)',
    ],
    ['events: [drafted, drafted]', '8:25: events: expected drafted, found nothing'],
    ['events: [drafted seat P3]', '8:16: P3 is not at the table'],
    ['times: { drafted seat P3: 0 }', '8:16: P3 is not at the table'],
    ['times: { drafted (OB-999): 0 }', '8:16: there is no rule or card “OB-999”'],
    ['P1.offersNot: slide cave of P3', '8:21: P3 is not at the table'],
    ['hidden: { P3: kobold }', '8:17: P3 is not at the table'],
    ['winners: P3', '8:16: P3 is not at the table'],
    ['discard: { inOrder: [cave] }', '8:27: discard: expected cave, found nothing'],
    ['hidden: { P2: [] }', '8:17: this “P2” expects nothing'],
    ['bag: { lacks: [] }', '8:14: this “lacks” expects nothing'],
    ['secretsKept: false', '8:20: secretsKept: expected true, found false'],
    ['pieces: { tile dungon: 0 }', '8:17: there is no piece “tile dungon”'],
    ['events: [draftd]', '8:16: unknown event “draftd”; did you mean “drafted”?'],
    ['events: [drafted tle cave]', '8:16: the event “drafted” has no field “tle”; did you mean “tile”?'],
    ['events: [drafted tile cafe]', '8:16: unknown value “cafe”; did you mean “cave”?'],
    ['times: { drafted: 2 }', '8:25: times: expected 2 × drafted, found 1'],
    ['hidden: { P2: kobold }', '8:21: hidden: expected kobold unknown to P2, found it in a view or the log of P2'],
    ['hidden: { P2: koboldd }', '8:21: unknown piece “koboldd”; did you mean “kobold”?'],
    ['hidden: { anyone: kobold }', '8:17: hidden: expected a seat or spectator, found “anyone”'],
    [
      'seen: { spectator: castle }',
      '8:26: seen: expected castle known to spectator, found no castle in any view or the log of spectator',
    ],
    ['over: true', '8:13: over: expected true, found false'],
    ['over: maybe', '8:13: over: expected true or false, found "maybe"'],
    ['winners: P1', '8:16: winners: expected P1, found a game that is not over'],
    ['result: { scores: [1, 2] }', '8:15: result: expected a result, found a game that is not over'],
    ['pieces: { tile dungeon: 7 }', '8:17: pieces tile dungeon: expected 7, found 8'],
  ])('%s', (line, message) => {
    expect(failuresOf(scenario(given, 'when: [{ P1: draft cave }]', 'then:', `  ${line}`))).toEqual([
      `try.yaml:${message}`,
    ])
  })

  test('the end of a game', () => {
    const end = (line: string) => failuresOf(scenario(given, 'when: [{ play: to the end }]', `then: { ${line} }`))
    expect(end('winners: [P1, P2], over: true')).toHaveLength(1)
    expect(end('winners: [P1, P2]')[0]).toMatch(/^try\.yaml:7:22: winners: expected P1, P2, found P[12]$/)
    expect(end('result: { scores: [1, 2] }')[0]).toMatch(/7:23: result\.scores: expected \[1,2\], found \[\d+,\d+\]$/)
    expect(end('result: { titel: 3 }')).toEqual([
      'try.yaml:7:23: the result has no “titel”; possible: winners, scores, matching, why',
    ])
  })

  test('reports all failures of one then and does not play the steps after it', () => {
    const lines = [given, 'steps:', '  - then: { turn: P2, over: true }', '  - when: [{ P1: pass }]', `    ${notOver}`]
    expect(failuresOf(scenario(...lines))).toEqual([
      'try.yaml:7:23: turn: expected P2, found P1',
      'try.yaml:7:33: over: expected true, found false',
    ])
  })

  test('a failure in a table of cases has the position of the row', () => {
    const lines = [
      'cases:',
      '  - { map: [forest . . ., . . . ., . . .], points: 1 }',
      'given: { P1.map: $map }',
      notOver,
    ]
    expect(failuresOf(scenario(...lines, 'seed: $points'))).toEqual([
      'try.yaml:6:40: given is impossible: a row has 4 spaces, not 3; write . for an empty one',
    ])
  })
})

describe('Super Boss Monster, where cards have short names', () => {
  const table = [
    'game: super-boss-monster',
    'scenarios:',
    '  - name: A try',
    '    rules: [SB-1]',
    '    given:',
    '      bossMonster: true',
    '      phase: adventure',
    '      P1: { boss: emperor-dododo, dungeon: [golem-gym, bookwyrm], entrance: [laliho], spells: [boss-monster-freeze, freeze] }',
    '      town: [wisebeard]',
  ]
  const after = (choice: string, expected: string) =>
    failuresOf([...table, `    when: [{ P1: ${choice} }]`, '    then:', `      ${expected}`].join('\n'))
  test.each([
    ['P1.boss: emperor-dododo'],
    ['P1.minion: nothing'],
    ['P1.inside: laliho+2'],
    ['P1.health: [8]'],
    ['health: [6]'],
    ['carried: nothing'],
    ['P1.spells: [freeze, boss-monster-freeze]'],
    ['P1.offers: [cast freeze, cast boss-monster-freeze]'],
    ['asked: { P1: act (SB-119) }'],
    ['events: [damaged hero laliho damage 2 (SB-178)]'],
  ])('%s holds', expected => {
    expect(after('pass', expected)).toEqual([])
  })
  test.each([
    ['P1.boss: count-requiem', '12:16: P1.boss: expected count-requiem, found emperor-dododo'],
    ['P1.minion: temple-treasure', '12:18: P1.minion: expected temple-treasure, found nothing'],
    ['P1.inside: laliho', '12:18: P1.inside: expected laliho, found laliho+2'],
    ['P1.health: [10]', '12:19: P1.health, place 0: expected 10, found 8'],
    ['health: [6, 6]', '12:15: health: expected 6, 6, found 6'],
    ['carried: [laliho+practice-sword]', '12:16: carried: expected laliho+practice-sword, found nothing'],
    ['carried: [laliho+practice-swrd]', '12:17: unknown piece “practice-swrd”; did you mean “practice-sword”?'],
    ['P1.spells: [freeze]', '12:18: P1.spells: expected freeze, found boss-monster-freeze, freeze'],
    ['asked: { P1: act (SB-1) }', '12:20: asked: expected act (SB-1), found P1: act (SB-119)'],
  ])('%s fails', (expected, message) => {
    expect(after('pass', expected)).toEqual([`try.yaml:${message}`])
  })
  test('the cause of an event may be a card with its short name', () => {
    const cast = [...table, '    when: [{ P1: cast freeze }, { P1: room bookwyrm }, { P1: pass }]']
    expect(failuresOf([...cast, '    then: { events: [lasting (freeze)] }'].join('\n'))).toEqual([])
    expect(failuresOf([...cast, '    then: { events: [lasting (boss-monster-freeze)] }'].join('\n'))).toHaveLength(1)
  })
})

test('an unknown card comes with a suggestion', () => {
  const text = scenario('given: { P1.dungeon: [golem-facotry] }', notOver).replace('overboss', 'boss-monster')
  expect(failuresOf(text)).toEqual([
    'try.yaml:5:27: given is impossible: there is no room “golem-facotry”; did you mean “golem-factory”?',
  ])
})

describe('two values that may change places', () => {
  const given = 'given: { players: 2, phase: setup, P1.spells: [fear, freeze] }'
  const discards = (line: string) =>
    failuresOf(
      scenario(given, 'when:', '  - P1: keep', '  - P2: keep', `  - P1: ${line}`, notOver).replace(
        'overboss',
        'boss-monster',
      ),
    )
  test('are the same choice in both orders', () => {
    expect(discards('discard fear and freeze')).toEqual([])
    expect(discards('discard freeze and fear')).toEqual([])
  })
  test.each(['discard fear and freeze', 'discard freeze and fear'])('refused %s fails if it is legal', choice => {
    expect(discards(`refused ${choice}`)).toEqual([
      expect.stringContaining(`P1: expected “${choice}” refused, found it offered`),
    ])
  })
})
