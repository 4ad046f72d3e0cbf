import { randomBytes } from 'node:crypto'
import { automaticFor } from '@overlair/play/auto-pass/games'
import { newRecord } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { type Arguments, type Flags, numberOf, oneOf, readArguments, textOf } from '../input/arguments.ts'
import { botNames, botsFor } from '../input/bot-flag.ts'
import { type Command, helpPage } from '../input/command.ts'
import { optionsHelp, readGameArguments } from '../input/game-flags.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { playersAndOptions } from '../input/player-count.ts'
import { openTerminalMatch } from '../play/match.ts'
import { openWhole } from '../play/open-record.ts'
import { readSave, type Saved } from '../play/save-file.ts'
import { Session } from '../play/session.ts'
import { tableOf } from '../tables/index.ts'

const askModes = ['matters', 'always'] as const
/** Flags that a resumed game takes, too. */
const screenFlags: Flags = {
  ask: {
    value: '<when>',
    help: `${askModes.join(', ')}: whether the program passes for you when no play matters; default: matters`,
  },
  ...languageFlag,
}
const resumeFlags: Flags = { resume: { value: '<file>', help: 'continue a saved game' }, ...screenFlags }
const flags: Flags = {
  players: { value: '<number>', help: 'number of players; default: 2, or 1 with options for solo games' },
  seat: { value: '<number>', help: 'your seat, counted from 0; default: 0' },
  bots: {
    value: '<list>',
    help: `bots for the other seats, repeated in order: ${botNames.join(', ')}; default: greedy`,
  },
  seed: { value: '<text>', help: 'the same seed gives the same game; default: a random seed' },
  ...resumeFlags,
}

export const play: Command = {
  name: 'play',
  summary: 'play against bots in the terminal',
  help: () =>
    helpPage(
      'play <game> [options]\n       overlair play --resume <file>',
      'Plays against bots. You see only what your seat may see. You choose by number and can undo, save and resume.',
      flags,
      ...optionsHelp(),
    ),
  async run(commandLine, terminal) {
    const { args, file, ...saved } = isResume(commandLine) ? resumedGame(commandLine) : newGame(commandLine)
    const { game, record } = openWhole(saved.record, file)
    const asksAlways = oneOf(args, 'ask', askModes) === 'always'
    const match = openTerminalMatch(game, record, saved.bots, asksAlways ? undefined : await automaticFor(game))
    await new Session(
      match,
      { ...saved, file, saved: match.played.length },
      terminal,
      languageOf(args, terminal),
    ).play()
    return 0
  },
}

type StartOptions = Saved & { readonly args: Arguments; readonly file: string }
const isResume = (commandLine: readonly string[]) =>
  commandLine.some(argument => argument === '--resume' || argument.startsWith('--resume='))

function resumedGame(commandLine: readonly string[]): StartOptions {
  const args = readArguments('play', commandLine, flags)
  const otherFlag = Object.keys(args.flags).find(name => !(name in resumeFlags))
  const extra = args.positionals[0] ?? (otherFlag && `--${otherFlag}`)
  if (extra !== undefined) {
    const allowed = Object.keys(screenFlags).map(name => `--${name}`)
    throw new BadInput(`--resume allows only ${allowed.join(' and ')}; remove “${extra}”`)
  }
  const file = textOf(args, 'resume')!
  return { ...readSave(file), args, file }
}

function newGame(commandLine: readonly string[]): StartOptions {
  const { game, args } = readGameArguments('play', commandLine, flags)
  // Throws if the terminal cannot show the game.
  tableOf(game)
  const { players, options } = playersAndOptions(game, args)
  const seat = numberOf(args, 'seat', 0, players - 1) ?? 0
  const opponents = botsFor(args, players - 1, 'greedy')
  const bots = [...opponents.slice(0, seat), null, ...opponents.slice(seat)]
  const seed = textOf(args, 'seed') ?? randomBytes(16).toString('hex')
  return { record: newRecord(game, options, seed), seat, bots, args, file: `overlair-${game.id}.json` }
}
