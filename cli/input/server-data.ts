// The data of a server, for the commands of its operator. The environment says where they are, as it does for the server.
import process from 'node:process'
import { BadSetting, databaseOf, readConfig } from '@overlair/server/settings/config'
import { StorageFailed } from '@overlair/server/storage/contract'
import { BadInput } from '../files/bad-input.ts'

/** For the help of a command. */
export const whichServer = 'DATABASE_URL or DATA name the database, as for the server (docs/operations.md).'

/** Throws BadInput if the settings are wrong or the database fails. */
export async function withServerData<Result>(
  work: (database: ReturnType<typeof databaseOf>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(databaseOf(readConfig(process.env)))
  } catch (error) {
    if (error instanceof BadSetting || error instanceof StorageFailed) throw new BadInput(error.message)
    throw error
  }
}
