import { BadInput } from '../files/bad-input.ts'
import { readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { playFiles, scenarioFiles } from '../scenario/run.ts'

const about = `Plays the scenarios in YAML files: rules cases with given, when and then. A folder stands for all
.yaml files in it. Each failure is told with its file, line and column; the last line counts them.`

export const scenario: Command = {
  name: 'scenario',
  summary: 'play rules cases written as YAML and tell which are not as expected',
  help: () =>
    helpPage(
      'scenario <files or folders>',
      about,
      {},
      'Exit codes: 0 all passed, 1 some failed, 2 nothing to play.',
      'The form of a scenario is told in docs/scenarios.md.',
    ),
  run(args, terminal) {
    const { words } = readArguments('scenario', args, {})
    if (words.length === 0) throw new BadInput('scenario needs a file or a folder; see overlair scenario --help')
    const { failed } = playFiles(scenarioFiles(words), line => terminal.out(`${line}\n`))
    return failed > 0 ? 1 : 0
  },
}
