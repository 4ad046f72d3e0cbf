import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import { games } from '@overlair/rules'
import { readRecord } from '@overlair/rules/kernel'
import { bossIds } from '@overlair/rules/overboss/model/boss-ids'
import { version } from '@overlair/rules/overboss/model/version'
import { describe, expect, test } from 'vitest'
import { type FakeTerminal, overlair } from '../testing/run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'overlair-'))
const path = (name: string) => join(folder, name)
const playGame = (game: string, flags: string, typed: readonly string[], terminal: FakeTerminal = {}) =>
  overlair(`play ${game} ${/--players 1|--level/.test(flags) ? '' : '--bots random '}${flags}`, { ...terminal, typed })
const play = (flags: string, typed: readonly string[], terminal: FakeTerminal = {}) =>
  playGame('overboss', flags, typed, terminal)
const ones = (count: number): string[] => Array(count).fill('1')
const configurations = [
  ['overboss', '--players 1 --boss kirax'],
  ['overboss', '--players 1 --level 5'],
  ['overboss', '--players 2 --terrains random --board 4x4'],
  ['overboss', '--players 3 --bosses --commands --terrains random'],
  ['overboss', '--players 5 --bosses --commands'],
  ['boss-monster', '--players 2'],
  ['boss-monster', '--players 4 --choose --machinations --hard --revised'],
  ['next-level', '--players 3 --classic'],
  ['next-level', '--players 4 --mixed --heroes boss-monster --infiniteLives --choose'],
] as const
/** More decisions than one player has in any of these games. */
const MANY = 400

const tooWide = (out: string, columns: number): string[] =>
  out.split('\n').filter(line => line.replace(/^(> )+/, '').length > columns)

describe('overlair play', () => {
  test.each(configurations)(
    'a whole game of %s can be played by typing numbers, and no line is wider than the screen (%s)',
    async (game, flags) => {
      for (const columns of [80, 60]) {
        const { code, out, err } = await playGame(game, `${flags} --seed ${columns}`, ones(MANY), { columns })
        expect([code, err]).toEqual([0, ''])
        expect(out).toContain('Final scores')
        expect(tooWide(out, columns)).toEqual([])
      }
    },
  )
  const gamesByLanguage = languages.flatMap(lang =>
    [
      ['overboss', '--players 2 --bosses --commands'],
      ['boss-monster', '--players 3 --choose --machinations'],
      ['next-level', '--players 2 --mixed'],
    ].map(([game, flags]) => [game!, flags!, lang] as const),
  )
  test.each(gamesByLanguage)('a whole game of %s (%s) is in %s', async (game, flags, lang) => {
    const typed = [...ones(MANY), '?', 'l', 'p', 'm']
    const { out } = await playGame(game, `${flags} --seed 1 --lang ${lang}`, typed, { columns: 60 })
    expect(out).toContain(translator(lang)('cli.finalScores'))
    if (lang === 'uk') expect(new Set(out.match(/[A-Za-z]{4,}/g) ?? [])).toEqual(new Set())
    expect(tooWide(out, 60)).toEqual([])
  })
  test('the default language is that of the system', async () => {
    expect((await play('--seed 1', [], { languages: ['uk_UA.UTF-8'] })).out).toContain('Ринок')
    expect((await play('--seed 1 --lang pl', [], { languages: ['uk_UA.UTF-8'] })).out).toContain('Rynek')
  })
  test('the same seed gives the same game', async () => {
    const [one, two, other] = [
      await play('--seed a', ones(30)),
      await play('--seed a', ones(30)),
      await play('--seed b', ones(30)),
    ]
    expect(two.out).toBe(one.out)
    expect(other.out).not.toBe(one.out)
  })
  test('without a seed, two games differ', async () => {
    expect((await play('', [])).out).not.toBe((await play('', [])).out)
  })
  test('shows market, map, numbered choices and the prompt with its rule (OB-40)', async () => {
    const { out } = await play('--seed newcomer --seat 1', [])
    expect(out).toContain(' Market · Deck ')
    expect(out).toContain(' Player 2 (you) · 0 points · 0 of 12 tiles\n')
    expect(out).toContain(' Take one pair from the market. (OB-40)\n')
    expect(out).toMatch(/ {2}1 \S.* \+ \S.*\n/)
    expect(out).toContain(' OB-40  Bot 1 took a pair: ')
  })
  test.each(languages)('Overboss fits a terminal of 40 columns (%s)', async lang => {
    const typed = [...ones(MANY), '?', 'l', 'p', 'm']
    const flags = `--players 3 --bosses --commands --terrains random --seed narrow --lang ${lang}`
    const { out } = await play(flags, typed, { columns: 40 })
    expect(out).toContain(translator(lang)('cli.finalScores'))
    expect(tooWide(out, 40)).toEqual([])
  })
  test('the name of a space works instead of its number', async () => {
    const { out } = await play('--seed newcomer', ['1', 'c2'])
    expect(out).toMatch(/OB-41 {2}Player 1 placed \w.* at C2\./)
  })
  test('input that is not offered is rejected and asked again', async () => {
    const { out } = await play('--seed newcomer', ['99', 'orc', '-1'])
    expect(out).toContain('>  “99” is not among the choices. Type a number from 1 to 4.\n')
    expect(out).toContain('“orc” is not among the choices.')
    expect(out).toContain('“-1” is not among the choices.')
  })
  test('a space, a tile or a card that is not possible is refused with its reason and rule (OB-41, OB-40)', async () => {
    const { out } = await play('--seed newcomer --terrains basic', ['castle', '1', 'c2', '1', 'c2', 'd4'])
    expect(out).toContain('>  That is not in the market. (OB-40)\n')
    expect(out).toContain('>  That space already has a tile. (OB-41)\n')
    expect(out).toContain('>  That space is outside the map. (OB-1)\n')
  })
  test('a card of the hand is refused with its reason and rule (BM-27)', async () => {
    const { out } = await playGame('boss-monster', '--players 2 --seed newcomer', ['?', 'no such card'])
    const [, card] = out.match(/^ Rooms in hand\n {3}(.*?) \(/m) ?? []
    const typed = await playGame('boss-monster', '--players 2 --seed newcomer', [card!])
    expect(typed.out).toContain('>  Answer the question first. (BM-27)\n')
    expect(out).toContain('“no such card” is not among the choices.')
  })
  test('prompts with a single choice are not asked', async () => {
    const { out } = await play('--seed newcomer --players 1', ones(60))
    expect(out).toContain('Final scores')
    const choices = out.split('> ').map(screen => screen.match(/^ {2,3}1 .*(\n {2,3}2 |[^\n] {2,}2 )/m))
    expect(choices.slice(0, 20).every(Boolean)).toBe(true)
  })

  test('a draft can be undone until the market is refilled', async () => {
    const { out } = await play('--seed newcomer', ['1', 'u', 'u', '2', '1', 'u'])
    const [first, afterDraft, afterUndo] = out.split(' Market')
    expect(afterDraft).not.toBe(first)
    expect(out).toContain('Undone.')
    expect(afterUndo).toBeDefined()
    expect(out.match(/Nothing to undo/g)).toHaveLength(2)
    expect(out.split('Take one pair from the market.').length).toBeGreaterThan(3)
  })
  test('undo also takes back the automatic choices that followed', async () => {
    // There is one open tile for the token of the first draft, so the program settles it.
    const file = path('undo.json')
    const { out } = await play('--seed newcomer --players 2', ['1', 'u', `s ${file}`])
    expect(out).toContain('Undone.')
    const { choices } = readRecord(JSON.parse(readFileSync(file, 'utf8')))
    expect(choices.every(({ seat }) => seat === 1)).toBe(true)
  })

  test('a resumed game ends like an uninterrupted one', async () => {
    const file = path('saved.json')
    const whole = await play('--seed long --players 3 --bosses', ones(400))
    const half = await play('--seed long --players 3 --bosses', [...ones(9), `s ${file}`, 'q'])
    expect(half.out).toContain(`Saved to ${file}.`)
    expect(half.out).toContain(`Resume with: overlair play --resume ${file}`.slice(0, 60))
    const rest = await overlair(['play', '--resume', file], { typed: ones(400) })
    const end = (out: string) => out.slice(out.indexOf('Final scores'), out.indexOf('Type: l log'))
    expect(end(rest.out)).toBe(end(whole.out))
    expect((await overlair(['replay', file, '--verify'])).out).toContain('all are legal')
  })
  test('a save of older rules goes on, or is refused with the choice and the reason', async () => {
    const file = path('older.json')
    await play('--seed long --players 3 --bosses', [...ones(9), `s ${file}`, 'q'])
    const saved = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...saved, version: 'overboss/0' }))
    expect((await overlair(['play', '--resume', file], { typed: ones(400) })).out).toContain('Final scores')
    saved.choices[4].outcome = '0000'
    writeFileSync(file, JSON.stringify({ ...saved, version: 'overboss/0' }))
    const before = readFileSync(file, 'utf8')
    const { code, err } = await overlair(['play', '--resume', file], { typed: ones(400) })
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('rules overboss/0; the current rules stop it before choice 5'),
    ])
    expect(err).toContain(`watch it up to there with “overlair replay ${file}”`)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
  test('a second save needs no name, and --lang works with --resume', async () => {
    const file = path('again.json')
    await play('--seed x', [`s ${file}`])
    const { out } = await overlair(['play', '--resume', file, '--lang', 'pl'], { typed: ['1', 's'] })
    expect(out).toContain('Zapisano w pliku')
    const saved = readRecord(JSON.parse(readFileSync(file, 'utf8')))
    expect(saved.choices.filter(({ seat }) => seat === 0)).toHaveLength(1)
  })
  test('the game continues after a save that failed', async () => {
    const { code, out } = await play('--seed x', [`s ${path('no/such/folder.json')}`, '1'])
    expect(code).toBe(0)
    expect(out.replaceAll('\n ', ' ')).toContain(
      `Cannot write ${path('no/such/folder.json')}: the folder ${path('no/such')} does not exist`,
    )
    expect(out).toContain('Player 1 took a pair')
  })
  test('q warns once about an unsaved game; the end of input quits at once', async () => {
    const warned = await play('--seed x', ['1', 'q', 'q', '1'])
    expect(warned.out.match(/This game is not saved/g)).toHaveLength(1)
    expect(warned.out).not.toContain('Player 1 places')
    expect((await play('--seed x', ['q', '1'])).out).not.toContain('not saved')
    expect((await play('--seed x', ['1', `s ${path('q.json')}`, 'q', '1'])).out).not.toContain('not saved')
    expect((await play('--seed x', ['1'])).code).toBe(0)
    expect(existsSync('overlair-overboss.json')).toBe(false)
  })

  test('l shows the log, p the points, m all maps, ? the help', async () => {
    const { out } = await play('--seed newcomer --bosses --commands', [...ones(6), 'l', 'p', 'm', '?'])
    expect(out).toContain(' OB-107 Player 1 kept ')
    expect(out).toMatch(/ {2}Total +\d+\n/)
    expect(out.split(' Bot 2 · ').length).toBeGreaterThan(7)
    expect(out).toContain('Dungeon: 1 point each')
    expect(out).toContain('Pattern: ')
    expect(out).toContain('Ability: ')
  })
  test('an empty line draws the table again', async () => {
    const once = await play('--seed newcomer', [])
    const twice = await play('--seed newcomer', [''])
    expect(twice.out).toBe(once.out.replace(/\n$/, '') + once.out)
  })
  test('clears the screen and uses colours only on a terminal', async () => {
    expect((await play('--seed 1', [])).out).not.toContain('\u001b')
    expect((await play('--seed 1', [], { screen: true, colours: true })).out).toContain('\u001b[H\u001b[2J')
  })
  test('hides the boss cards of other players until they are revealed (OB-108)', async () => {
    const { out } = await play('--seed secret --players 5 --bosses', [...ones(20), 'l'])
    const t = translator('en')
    const revealed = new Set([...out.matchAll(/revealed a boss: ([\w ]+)!/g)].map(([, boss]) => boss))
    const mine = /Player 1 kept ([\w ]+), face down/.exec(out)![1]!
    const dealt = [...out.matchAll(/Keep ([\w ]+)\n/g)].map(([, boss]) => boss)
    for (const boss of bossIds) {
      const name = t(`boss:${boss}.name`)
      if (out.includes(name)) expect(revealed.has(name) || name === mine || dealt.includes(name), name).toBe(true)
    }
  })
  test('hides hands and face-down rooms of other players (BM-86, BM-230)', async () => {
    const { out } = await playGame('boss-monster', '--players 2 --seed hidden', ['1', '1'])
    expect(out).toContain('Bot 2 drew 1 room card.')
    expect(out).toMatch(/Player 1 drew: \w/)
    expect(out).not.toMatch(/Bot 2 drew: /)
    expect(out).not.toMatch(/Bot 2 placed [A-Z]/)
  })
  test('a log line names its card or the id of its rule', async () => {
    const { out } = await playGame('boss-monster', '--players 2 --seed causes', [...ones(MANY), 'l'])
    expect(out).toMatch(/^ BM-58 {2}.+ came to town\.$/m)
    expect(out).toMatch(/^ {8}.+ \([A-Z][^)]+\)$/m)
    expect(out).not.toMatch(/^ [a-z]+-[a-z]/m)
  })
  test('a resumed dungeon game ends like an uninterrupted one', async () => {
    const file = path('dungeon.json')
    const line = '--seed saved --players 3 --mixed'
    const whole = await playGame('next-level', line, ones(MANY))
    await playGame('next-level', line, [...ones(9), `s ${file}`, 'q'])
    const rest = await overlair(['play', '--resume', file], { typed: ones(MANY) })
    const end = (out: string) => out.slice(out.indexOf('Final scores'), out.indexOf('Type: l log'))
    expect(end(rest.out)).not.toBe('')
    expect(end(rest.out)).toBe(end(whole.out))
  })

  test('passes when no play matters, unless the player wants to be asked always', async () => {
    const typed = ones(MANY).flatMap(one => ['pass', one])
    const asked = async (flags: string) => {
      const { out } = await playGame('boss-monster', `--players 3 --seed windows ${flags}`, typed)
      expect(out).toContain('Final scores')
      return out.match(/^ (Act or pass\?|Play a spell, use an ability or pass\.) /gm)?.length ?? 0
    }
    const [byDefault, always] = [await asked(''), await asked('--ask always')]
    expect(byDefault).toBeLessThan(always)
    expect(await asked('--ask matters')).toBe(byDefault)
  })
  test('shows the objectives of a campaign level and counts them at the end (OB-173)', async () => {
    const { out } = await play('--level 2 --seed 3', ones(200))
    expect(out).toContain(' Objectives · Great Desert · Let Sleeping Dragons Lie · Points\n')
    expect(out).toMatch(/ Level 2\. Objectives met: \d of 3\./)
  })

  test.each([
    ['play', 'play needs a game; see overlair play --help'],
    ['play chess', `unknown game “chess”; possible: ${games.map(({ id }) => id).join(', ')}`],
    ['play boss-monster --players 5', '--players must be a whole number from 2 to 4, not “5”'],
    ['play next-level --heroes boss-monster', 'heroes of boss-monster come to next-level only with the option “mixed”'],
    ['play overboss --seat 2', '--seat must be a whole number from 0 to 1, not “2”'],
    ['play overboss --bots clever', 'unknown bot “clever”; possible: random, greedy'],
    ['play overboss --lang fr', '--lang must be one of en, pl, uk, not “fr”'],
    ['play boss-monster --ask often', '--ask must be one of matters, always, not “often”'],
    ['play overboss --players 0', '--players must be a whole number from 1 to 5, not “0”'],
    ['play overboss --resume x.json', '--resume allows only --ask and --lang; remove “overboss”'],
    ['play --resume x.json --players 3', '--resume allows only --ask and --lang; remove “--players”'],
    ['play overboss --players 3 --bots greedy,random,greedy', '--bots names 3 bots, but there are 2 seats for them'],
    ['play overboss --players 1 --bots greedy', '--bots names 1 bot, but there is no seat for it'],
    ['play --resume', '--resume needs a value: --resume <file>'],
    ['play --resume none.json', 'cannot read none.json: no such file'],
    [
      'play super-boss-monster --players 5 --no-crashLanding',
      'option “crashLanding” can be off only for at most 4 players, not 5 (SB-281)',
    ],
  ])('%s is rejected', async (line, message) => {
    expect(await overlair(line)).toEqual({ code: 2, out: '', err: `overlair: ${message}\n` })
  })

  const saved = {
    format: 'overlair-record/1',
    game: 'overboss',
    version,
    options: { players: 2 },
    seed: 1,
    choices: [],
  }
  const malformed: readonly (readonly [what: string, save: unknown, message: string])[] = [
    ['no bots', saved, 'FILE is a record, but not a saved game: “bots” is not a list'],
    [
      'an unknown bot',
      { ...saved, seat: 0, bots: [null, 'clever'] },
      'FILE is a record, but not a saved game: unknown bot "clever"; possible: random, greedy',
    ],
    [
      'no seat',
      { ...saved, bots: [null, 'random'] },
      'FILE is a record, but not a saved game: “seat” must be the index of the null in “bots”',
    ],
    [
      'a seat of a bot',
      { ...saved, seat: 1, bots: [null, 'random'] },
      'FILE is a record, but not a saved game: “seat” must be the index of the null in “bots”',
    ],
    [
      'two persons',
      { ...saved, seat: 0, bots: [null, null] },
      'FILE is a record, but not a saved game: “bots” has more than one null',
    ],
    [
      'too few bots',
      { ...saved, seat: 0, bots: [null] },
      'FILE is a record, but not a saved game: “bots” has 1 entry, but there are 2 players',
    ],
    ['another format', { ...saved, format: 'x' }, 'this is not a record: “format” is "x", not "overlair-record/1"'],
  ]
  test.each(malformed)('a save file with %s is rejected', async (_, save, message) => {
    const file = path('broken.json')
    writeFileSync(file, JSON.stringify(save))
    expect(await overlair(['play', '--resume', file])).toEqual({
      code: 2,
      out: '',
      err: `overlair: ${message.replace('FILE', file)}\n`,
    })
  })
})
