import { BadInput } from '../files/bad-input.ts'
import { readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { playFiles, scenarioFiles } from '../scenario/run.ts'
import { printable } from '../terminal/printable.ts'

const about = `Runs scenarios: rule cases in YAML files, with given, when and then. For a folder, runs all YAML files in
it. Prints each failure with file, line and column. The last line counts the results.`

export const scenario: Command = {
  name: 'scenario',
  summary: 'run rule cases written in YAML',
  help: () =>
    helpPage(
      'scenario <files or folders>',
      about,
      {},
      'Exit codes: 0 if all passed, 1 if one failed, 2 if there was nothing to run.',
      'See docs/scenarios.md for the format.',
    ),
  run(args, terminal) {
    const { positionals } = readArguments('scenario', args, {})
    if (positionals.length === 0) throw new BadInput('scenario needs a file or a folder; see overlair scenario --help')
    const { failed } = playFiles(scenarioFiles(positionals), line => terminal.out(`${printable(line)}\n`))
    return failed > 0 ? 1 : 0
  },
}
