import { describe } from 'vitest'
import { describeCodes } from '../testing/codes.ts'
import { useStorage } from '../testing/context.ts'
import { postgresDatabases, sqliteDatabases } from '../testing/databases.ts'
import { describeFence } from '../testing/fence.ts'
import { describeGroups } from '../testing/groups.ts'
import { describeLeases } from '../testing/leases.ts'
import { describeLists } from '../testing/lists.ts'
import { describeLog } from '../testing/log.ts'
import { describeMigrations } from '../testing/migrations.ts'
import { describeOpening } from '../testing/opening.ts'
import { describePeople } from '../testing/people.ts'

describe.each([
  { name: 'SQLite', startDatabases: sqliteDatabases },
  { name: 'Postgres', startDatabases: postgresDatabases },
])('the storage over $name', ({ startDatabases }) => {
  const context = useStorage(startDatabases)
  describeLog(context)
  describeFence(context)
  describeGroups(context)
  describeLists(context)
  describePeople(context)
  describeCodes(context)
  describeLeases(context)
  describeOpening(context)
  describeMigrations(context)
})
