import { stripVTControlCharacters } from 'node:util'
import { type Language, languages } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import {
  bossMonster,
  bossMonsterSituations,
  type Choice,
  type Event,
  nextLevel,
  superBossMonster,
  superBossMonsterSituations,
  type View,
} from '@overlair/rules/dungeon'
import { type Ask, eventFor, randomBelow, randomSource } from '@overlair/rules/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { plainStyle } from '../../terminal/colours.ts'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { overlair } from '../../testing/run-cli.ts'
import { dungeonTable as table } from './index.ts'

const contextIn = (language: Language, width = 80, height = 100): RenderContext => {
  const t = translator(language)
  return {
    t,
    name: seat => t(seat === 0 ? 'cli.player' : 'cli.bot', { n: seat + 1 }),
    paint: plainStyle,
    width,
    height,
  }
}
const english = contextIn('en')

interface Seen {
  readonly asks: Map<string, [Ask<Choice>, View]>
  readonly choices: Map<string, [Choice, View]>
  readonly events: Map<string, Event>
  readonly views: View[]
}
/** One of each kind that came up in random games with all options. */
const seen: Seen = { asks: new Map(), choices: new Map(), events: new Map(), views: [] }
const variants = { choose: true, machinations: true, hard: true, revised: true }
const configurations = [
  [bossMonster, { players: 4 }],
  [bossMonster, { players: 2, ...variants }],
  [nextLevel, { players: 3, ...variants, classic: true }],
  [nextLevel, { players: 4, mixed: true, infiniteLives: true }],
  [superBossMonster, { players: 1, challenge: true }],
  [superBossMonster, { players: 5, items: true, coins: true }],
] as const
beforeAll(() => {
  for (let seed = 0; seed < 180; seed++) {
    const [game, options] = configurations[seed % configurations.length]!
    const state = game.setup(options, seed)
    const source = randomSource(seed)
    for (let ask = game.asks(state)[0]; ask; ask = game.asks(state)[0]) {
      const { seat } = ask
      const kinds = ask.choices.map(choice => Object.keys(choice).join())
      const isNew = !seen.asks.has(ask.prompt) || kinds.some(kind => !seen.choices.has(kind))
      if (isNew || randomBelow(source, 200) === 0) {
        const view = game.view(state, seat)
        seen.views.push(view)
        seen.asks.set(ask.prompt, [ask, view])
        for (const choice of ask.choices) seen.choices.set(Object.keys(choice).join(), [choice, view])
      }
      for (const event of game.apply(state, seat, ask.choices[randomBelow(source, ask.choices.length)]!))
        seen.events.set(kindOf(event), eventFor(event, seat) as Event)
    }
    seen.views.push(game.view(state, 0), game.view(state, 'spectator'))
  }
  for (const ask of rare) seen.asks.set(ask.prompt, [ask, bossMonster.view(bossMonster.setup({ players: 2 }, 1), 0)])
}, 60_000)
/** Each kind of round effect counts as a kind of event. */
const kindOf = (event: Event): string =>
  event.event === 'lasting' ? `lasting ${event.record.effect}` : `${event.event}`
/** Events without a log line: the table shows them, or other events follow at once. */
const silent = ['active', 'passed', 'declared', 'resolved']

/** Prompts that random play hardly ever reaches: two effects of one event, two effects to negate, a number of cards. */
const rare: readonly Ask<Choice>[] = [
  { seat: 0, prompt: 'choose.order', why: 'BM-227', choices: [{ first: 'robobo' }, { first: 'cleopatra' }] },
  { seat: 0, prompt: 'choose.target', why: 'counterspell', choices: [{ spell: 'fear~1' }, { spell: 'freeze~2' }] },
  { seat: 0, prompt: 'choose.cards', why: 'xyzax', choices: [{ card: 'fear' }, { card: 'dark-altar' }] },
]

test('the random games bring up every other prompt, and events and choices of nearly all kinds', () => {
  const prompts = [
    'ability',
    'act',
    'boss.choose',
    'build.first',
    'build.room',
    'choose.deck',
    'choose.dungeon',
    'choose.fromDiscard',
    'choose.fromHandOf',
    'choose.hero',
    'choose.opponent',
    'choose.ownRoom',
    'choose.room',
    'choose.treasure',
    'counter.place',
    'counter.remove',
    'discard.cards',
    'discard.opening',
    'discard.spell',
    'heal',
    'market.take',
    'minion.place',
    'minion.summon',
    'mulligan',
    'negate',
  ]
  const others = [...seen.asks.keys()].filter(prompt => !rare.some(ask => ask.prompt === prompt))
  expect(others.sort()).toEqual(prompts)
  expect(seen.events.size).toBeGreaterThanOrEqual(66)
  expect(seen.choices.size).toBeGreaterThanOrEqual(18)
})

describe.each(languages)('in %s', language => {
  const context = contextIn(language)

  test('every option of the games has a text', () => {
    for (const game of [bossMonster, nextLevel, superBossMonster])
      for (const { id } of game.options) expect(context.t.maybe(`cli.option.${game.id}.${id}`), id).toMatch(/\S/)
  })

  test('every prompt has its own text', () => {
    const prompts = [...seen.asks.values()].map(([ask, view]) => table.prompt(ask, view, context))
    for (const prompt of prompts) expect(prompt).toMatch(/\S/)
    expect(new Set(prompts).size).toBe(prompts.length)
  })
  test('every choice has a text, and choices of one prompt differ', () => {
    for (const [choice, view] of seen.choices.values()) expect(table.choice(choice, view, context)[0]).toMatch(/\S/)
    for (const [ask, view] of seen.asks.values()) {
      const texts = ask.choices.map(choice => table.choice(choice, view, context)[0])
      expect(new Set(texts).size, `${ask.prompt}: ${texts.join('; ')}`).toBe(texts.length)
    }
  })
  test('every event has a text, except those that the table shows', () => {
    for (const [kind, event] of seen.events) {
      const text = table.event(event, context)
      if (silent.includes(kind)) expect(text).toBeUndefined()
      else expect(text, kind).toMatch(/\S/)
    }
  })
  test('a cause that is a card has a name, a rule has none', () => {
    for (const { why } of seen.events.values()) {
      const name = table.cause!(why, context)
      if (/^(BM|NL|SB)-\d+$/.test(why)) expect(name).toBeUndefined()
      else expect(name, why).toMatch(/\S/)
    }
  })
  test.each([80, 60])('no line is wider than a screen of %i columns', width => {
    for (const view of seen.views.filter((_, i) => i % 8 === 0))
      for (const height of [24, 100]) {
        const narrow = { ...context, width, height }
        const lines = [
          ...table.draw(view, narrow),
          ...table.allPlayers(view, narrow),
          ...table.help(view, narrow),
          ...table.result(view, narrow),
          ...(typeof view.viewer === 'number' ? table.scoreDetails(view, view.viewer, narrow) : []),
        ]
        expect(lines.filter(line => line.length > width)).toEqual([])
      }
  })
})

describe('the table', () => {
  const view = (given: object, seat: 0 | 1 | 'spectator' = 0) =>
    bossMonster.view(bossMonsterSituations.fromSituation(given, 'a table'), seat)
  const drawn = (given: object, seat: 0 | 1 | 'spectator' = 0) => table.draw(view(given, seat), english).join('\n')

  test('shows phase, active player, order, decks and the discard pile (BM-42, BM-44)', () => {
    const out = drawn({ P1: { boss: 'robobo' }, P2: { boss: 'gorgona', spells: ['freeze'] }, discard: ['fear'] })
    expect(out).toMatch(/ Round 1 · Build phase · active: \w+ \d · order: \w+ \d, \w+ \d\n/)
    expect(out).toMatch(/ Decks · rooms \d+ · spells \d+ · heroes \d+ · epic heroes \d+ · discard pile 1\n/)
  })
  test('shows a dungeon from the entrance to the boss, with damage, treasure and stacks (BM-25)', () => {
    const dungeon = ['golem-factory', 'bottomless-pit+dragon-hatchery', 'open-grave+off']
    const out = drawn({ P1: { spells: ['freeze'] }, P2: { boss: 'gorgona', dungeon } })
    expect(out).toContain('   1 Golem Factory †2 F → 2 Bottomless Pit †1 T ≡2 → 3 Open Grave off\n   → Gorgona T')
    const own = drawn({ P1: { dungeon, spells: ['freeze'] } })
    expect(own).toContain('│ Golem        │ Bottomless   │ Open Grave   │')
    expect(own).toContain('│ †2 F         │ †1 T ≡2      │ off          │')
    expect(own).toContain('│ 1 monster    │ 2 trap       │ 3 trap       │')
    const low = table.draw(view({ P1: { dungeon, spells: ['freeze'] } }), contextIn('en', 80, 24)).join('\n')
    expect(low).toContain('   1 Golem Factory †2 F → 2 Bottomless Pit †1 T ≡2 → 3 Open Grave off\n')
  })
  test('only its owner sees a face-down room (BM-86)', () => {
    const given = { P1: { dungeon: ['golem-factory+down'], spells: ['freeze'] }, P2: { spells: ['fear'] } }
    expect(drawn(given)).toContain('│ Golem        │')
    expect(drawn(given)).toContain('│ ? †2 F       │')
    expect(drawn(given, 1)).toContain('   1 face down → ')
    expect(drawn(given, 1)).not.toContain('Golem')
    expect(drawn(given, 'spectator')).not.toContain('Golem')
  })
  test('shows heroes in town and at entrances, with class and health (BM-12, BM-13)', () => {
    const out = drawn({
      phase: 'adventure',
      town: ['lord-van-ette'],
      P1: {
        dungeon: ['golem-factory'],
        entrance: ['nick-the-masher', 'acacia-warrior-of-light'],
        spells: ['giant-size'],
      },
    })
    expect(out).toContain(' Town · ★ Lord Van Ette (C ♥13)')
    expect(out).toContain('   Entrance: Nick the Masher (C ♥4), Acacia, Warrior of Light (C ♥6)')
  })
  test('shows souls, wounds and whether the boss has levelled up (BM-4, BM-5, BM-94)', () => {
    const out = drawn({
      P1: {
        boss: 'robobo',
        slain: ['lord-van-ette'],
        survivors: ['nick-the-masher'],
        leveled: true,
        spells: ['freeze'],
      },
    })
    expect(out).toMatch(/ Player 1 \(you\) · Robobo \(\d+ XP, levelled up\) · 2 souls · 1 wound · treasure F1/)
    const scores = table.scoreDetails(view({ P1: { slain: ['lord-van-ette'], spells: ['freeze'] } }), 0, english)
    expect(scores).toEqual([' 2 souls · ★ Lord Van Ette (C ♥13)', ' 0 wounds'])
  })
  test('shows the own hand with texts and only the size of other hands; truncates texts on a small screen (BM-230)', () => {
    const given = { P1: { rooms: ['golem-factory'], spells: ['freeze'] }, P2: { rooms: ['dark-altar'] } }
    expect(drawn(given)).toContain('   Golem Factory (†2 F, monster): Once per round, if a hero dies here, draw 1\n')
    expect(drawn(given)).toContain('hand: rooms 1, spells 0')
    expect(drawn(given)).not.toContain('Dark Altar')
    const small = table.draw(view(given), contextIn('en', 60, 24))
    expect(small).toContain('   Golem Factory (†2 F, monster): Once per round, if a hero…')
  })
  test('shows pending effects and effects until the end of the round (BM-52, BM-135)', () => {
    const state = bossMonsterSituations.fromSituation(
      {
        phase: 'adventure',
        P1: { dungeon: ['golem-factory'], entrance: ['katelyn-angelic-healer'], spells: ['freeze'] },
        P2: { spells: ['giant-size'] },
      },
      'waiting',
    )
    bossMonster.apply(state, 0, { pass: true })
    bossMonster.apply(state, 1, { cast: 'giant-size' })
    const drawnBefore = table.draw(bossMonster.view(state, 0), english)
    expect(drawnBefore).toContain(' Still to resolve · Giant Size (Bot 2)')
    for (let ask = state.asks[0]; ask && state.lasting.length === 0; ask = state.asks[0])
      bossMonster.apply(state, ask.seat, { pass: true })
    expect(table.draw(bossMonster.view(state, 0), english)).toContain(' This round · Golem Factory deals 3 more damage')
  })
  test('the prompt of a card contains its name', () => {
    for (const [ask, seenBy] of seen.asks.values())
      if (!/^(BM|NL|SB)-\d+$/.test(ask.why))
        expect(table.prompt(ask, seenBy, english)).toContain(table.cause!(ask.why, english)!)
  })
})

test('without colour codes, the output is the same', async () => {
  const line = 'play next-level --seed 1 --bots random'
  const typed = Array(8).fill('1')
  const plain = await overlair(line, { typed })
  const coloured = await overlair(line, { typed, colours: true })
  expect(coloured.out).not.toBe(plain.out)
  expect(stripVTControlCharacters(coloured.out)).toBe(plain.out)
})

describe('Super Boss Monster', () => {
  const drawn = (given: object): string => {
    const state = superBossMonsterSituations.fromSituation(given, 'drawn')
    return table.draw(superBossMonster.view(state, 0), english).join('\n')
  }
  test('names waiting items and items that heroes carry (SB-278, SB-279)', () => {
    const text = drawn({
      items: true,
      P1: { rooms: ['golem-gym'] },
      itemsWaiting: ['pointy-hat'],
      town: ['nimble-nell'],
      carried: ['nimble-nell+lucky-lockpick'],
    })
    expect(text).toContain(' Items not taken yet · Pointy Hat')
    expect(text).toContain('Nimble Nell (T ♥5, Lucky Lockpick)')
  })
  test('marks a sleeping room until it wakes (SB-322)', () => {
    expect(drawn({ P1: { rooms: ['golem-gym'], dungeon: ['frozen-monster'] } })).toContain('†0 F asleep')
    expect(drawn({ P1: { rooms: ['golem-gym'], dungeon: ['frozen-monster+awake'] } })).toContain('†3 F ')
  })
  test('shows the last round when the game is over, not the setup', () => {
    const text = drawn({ phase: 'end', round: 8, heroDeck: { only: [] }, epicDeck: { only: [] } })
    expect(text).toContain(' Round 8')
    expect(text).not.toContain('Set-up')
  })
  test('the log of a solo game names no winner (SB-261)', () => {
    const over = { event: 'over', winners: [0], why: 'SB-261' } as const
    expect(table.event(over, english)).toBeUndefined()
    expect(table.event({ ...over, why: 'SB-217' }, english)).toBe('Player 1 wins!')
  })
  test('choices of market cards come with their texts', () => {
    const state = superBossMonsterSituations.fromSituation(
      { phase: 'town', roomDeck: ['colossus-crossing', 'trophy-armory'], spellDeck: ['loot-drop'] },
      'market',
    )
    const view = superBossMonster.view(state, 0)
    const lines = state.asks[0]!.choices.map(choice => table.choice(choice, view, english))
    expect(lines).toEqual([
      ['Loot Drop (any phase)', 'Draw 2 room cards.'],
      ['Colossus Crossing (†5 F+, monster)', expect.stringContaining('cannot hold counters')],
      ['Trophy Armory (†1 FF, trap)'],
    ])
  })
  const modes = [
    '--players 1',
    '--players 1 --challenge',
    '--players 2 --items --coins',
    '--players 3 --bossMonster --heroes boss-monster',
    '--players 4 --nextLevel --heroes next-level --townDeckEnd onReveal',
    '--players 5 --mulligan cards --stunnedTarget lost',
    '--players 6 --bossMonster --nextLevel --items --coins',
  ]
  test.each(modes)('starts with %s and rejects wrong input', async mode => {
    const played = await overlair(`play super-boss-monster ${mode} --seed 1`, {
      typed: ['99', 'abc', '', '1', 'q'],
    })
    expect(played.out).toContain('“99” is not among the choices. Type a number from 1 to 2.')
    expect(played.out).toContain('“abc” is not among the choices. Type a number from 1 to 2.')
    expect(played.out).not.toMatch(/sbm-|undefined|\bNaN\b/)
  })
  test('a solo game can be played to its end', async () => {
    const source = randomSource('alone')
    const typed = Array.from({ length: 400 }, () => String(1 + randomBelow(source, 4)))
    const { out } = await overlair('play super-boss-monster --players 1 --seed 3', { typed })
    expect(out).toMatch(/Your title: [A-Z]/)
    expect(out).not.toContain('wins!')
  })
})
