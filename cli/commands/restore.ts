import { onlyPositional, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { whichServer, withServerData } from '../input/server-data.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'reads a backup into an empty database of a server',
  help: () =>
    helpPage(
      'restore <file>',
      `Reads a file of overlair backup into an empty database, of the same kind or another. It checks the whole file, and restores all or nothing. ${whichServer}`,
      {},
    ),
  async run(commandLine, terminal) {
    const file = onlyPositional('restore', 'a file', readArguments('restore', commandLine, {}))
    const { restore } = await import('@overlair/server/storage/dump/restore')
    const rows = await withServerData(database => restore(database, file))
    terminal.out(`${file}: ${rows} rows restored\n`)
    return 0
  },
}
