import { randomBytes } from 'node:crypto'
import { games } from '@overlair/rules'
import { gameForRecord, newRecord } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { type Arguments, type Flags, numberOf, readArguments, textOf } from '../input/arguments.ts'
import { botNames, botsNamed } from '../input/bot-flag.ts'
import { type Command, helpPage } from '../input/command.ts'
import { optionsHelp, readGameArguments } from '../input/game-flags.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { playersAndOptions } from '../input/player-count.ts'
import { Match } from '../play/match.ts'
import { readSave, type Saved } from '../play/save-file.ts'
import { Session } from '../play/session.ts'
import { tableOf } from '../tables/index.ts'

const resumeFlags: Flags = {
  resume: { value: '<file>', help: 'go on with a saved game, instead of a new one' },
  ...languageFlag,
}
const flags: Flags = {
  players: { value: '<number>', help: 'how many play; two unless given' },
  seat: { value: '<number>', help: 'your seat, counted from 0; 0 unless given' },
  bots: { value: '<list>', help: `the others, in turn: ${botNames.join(', ')}; greedy unless given` },
  seed: { value: '<text>', help: 'the same seed gives the same game; a new one unless given' },
  ...resumeFlags,
}

export const play: Command = {
  name: 'play',
  summary: 'play against bots in the terminal',
  help: () =>
    helpPage(
      'play <game> [options]\n       overlair play --resume <file>',
      'You against bots. You see what your seat may see, choose by number, and can undo, save and resume.',
      flags,
      ...optionsHelp(),
    ),
  async run(words, terminal) {
    const { args, file, ...saved } = resumes(words) ? resumedGame(words) : newGame(words)
    const match = new Match(gameForRecord(games, saved.record), saved.record)
    await new Session(
      match,
      { ...saved, file, saved: match.played.length },
      terminal,
      languageOf(args, terminal),
    ).play()
    return 0
  },
}

type Sitting = Saved & { readonly args: Arguments; readonly file: string }
const resumes = (words: readonly string[]) => words.some(word => word === '--resume' || word.startsWith('--resume='))

function resumedGame(words: readonly string[]): Sitting {
  const args = readArguments('play', words, flags)
  const extra = args.words[0] ?? Object.keys(args.flags).find(name => !(name in resumeFlags))
  if (extra !== undefined) throw new BadInput(`a saved game goes on as it was: leave “${extra}” out beside --resume`)
  const file = textOf(args, 'resume')!
  return { ...readSave(file), args, file }
}

function newGame(words: readonly string[]): Sitting {
  const { game, args } = readGameArguments('play', words, flags)
  tableOf(game)
  const { players, options } = playersAndOptions(game, args)
  const seat = numberOf(args, 'seat', 0, players - 1) ?? 0
  const named = botsNamed(textOf(args, 'bots') ?? 'greedy')
  const bots = Array.from({ length: players }, (_, i) => {
    const place = i < seat ? i : i - 1
    return i === seat ? null : named[place % named.length]!
  })
  const seed = textOf(args, 'seed') ?? randomBytes(16).toString('hex')
  return { record: newRecord(game, options, seed), seat, bots, args, file: `overlair-${game.id}.json` }
}
