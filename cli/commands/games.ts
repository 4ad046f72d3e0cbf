import type { Translator } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import { games as allGames } from '@overlair/rules'
import type { AnyGame } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { type Flags, isGiven, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { aboutOption, defaultOf, valuesOf } from '../input/game-flags.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { wrap } from '../terminal/text-layout.ts'

const flags: Flags = { json: { help: 'print JSON' }, ...languageFlag }

export const games: Command = {
  name: 'games',
  summary: 'list the games with their player counts and options',
  help: () => helpPage('games [options]', 'Lists the games with their player counts, options and defaults.', flags),
  run(args, terminal) {
    const read = readArguments('games', args, flags)
    const [extra] = read.positionals
    if (extra !== undefined) throw new BadInput(`games takes no arguments; remove “${extra}”`)
    const t = translator(languageOf(read, terminal), 'cli')
    const json = () => `${JSON.stringify({ games: allGames.map(dataOf) }, null, 2)}\n`
    terminal.out(isGiven(read, 'json') ? json() : allGames.map(game => page(game, t, terminal.columns())).join('\n'))
    return 0
  },
}

const dataOf = ({ id, version, players, options }: AnyGame) => ({ id, version, players, options })

function page(game: AnyGame, t: Translator<'cli'>, width: number): string {
  const { id, players, options } = game
  const lines = options.flatMap(spec => {
    const about = `${aboutOption(game, spec, t)}: ${valuesOf(spec, t)} (${spec.why})`
    return [
      `  --${spec.id}`,
      ...wrap(`      ${about}`, width, '      '),
      `      ${t('cli.unlessGiven', { value: defaultOf(spec, t) })}`,
    ]
  })
  return `${[t('cli.gamePlayers', { game: id, min: players.min, max: players.max }), ...lines].join('\n')}\n`
}
