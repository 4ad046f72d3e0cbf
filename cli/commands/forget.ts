import { BadInput } from '../files/bad-input.ts'
import { readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { whichServer, withServerData } from '../input/server-data.ts'

export const forget: Command = {
  name: 'forget',
  summary: 'makes a server forget a person',
  help: () =>
    helpPage(
      'forget <table> <name>',
      `Makes a server forget the person of this name at a table: devices, lists of tables, and the name at all tables. The games stay. Stop the server first: a running one writes the name again. ${whichServer}`,
      {},
    ),
  async run(commandLine, terminal) {
    const [table, name, extra] = readArguments('forget', commandLine, {}).positionals
    if (table === undefined || name === undefined || extra !== undefined)
      throw new BadInput('forget takes a table and a name; see overlair forget --help')
    const { forgetPerson, NoSuchPerson } = await import('@overlair/server/upkeep/forget')
    const { openStorage } = await import('@overlair/server/storage/open/open-storage')
    return withServerData(async database => {
      const storage = await openStorage(database)
      try {
        const tables = await forgetPerson(storage, table, name)
        terminal.out(`${name} is forgotten: ${tables} ${tables === 1 ? 'table' : 'tables'}\n`)
        return 0
      } catch (error) {
        throw error instanceof NoSuchPerson ? new BadInput(error.message) : error
      } finally {
        await storage.close()
      }
    })
  },
}
