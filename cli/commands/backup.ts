import { onlyPositional, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { whichServer, withServerData } from '../input/server-data.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'writes the data of a server into a file',
  help: () =>
    helpPage(
      'backup <file>',
      `Writes all tables, devices and codes of a server into a file. The server may run meanwhile. ${whichServer}`,
      {},
    ),
  async run(commandLine, terminal) {
    const file = onlyPositional('backup', 'a file', readArguments('backup', commandLine, {}))
    // Databases are loaded only by the commands that need them.
    const { dump } = await import('@overlair/server/storage/dump/dump')
    const rows = await withServerData(database => dump(database, file, new Date()))
    terminal.out(`${file}: ${rows} rows\n`)
    return 0
  },
}
