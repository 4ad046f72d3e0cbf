// Faults of a server that a test switches on and off.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ServerProcess } from './server-process.ts'

/** What `faulty-server.ts` can do wrong. */
export type Fault = 'none' | 'disk-full' | 'read-only' | 'exception'
export const faultyServer = `${import.meta.dirname}/faulty-server.ts`
/** A game with these options fails while the fault is `exception`. */
export const doomedOptions = { board: '4x4' } as const

export type DatabaseFault = Exclude<Fault, 'none' | 'exception'>
/** A server whose database can refuse to write. */
export interface Breakable {
  readonly server: ServerProcess
  /** The folder of its database. */
  readonly data: string
  readonly how: string
  break(): Promise<void>
  mend(): Promise<void>
  remove(): void
}

/** A full disk is a real one where this process may mount one: as root on Linux. */
export const breakable = (fault: DatabaseFault): Breakable =>
  (fault === 'disk-full' && onSmallDisk()) || simulated(fault)

function simulated(fault: DatabaseFault): Breakable {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-fault-'))
  const server = new ServerProcess(data, { program: faultyServer })
  return {
    server,
    data,
    how: fault === 'read-only' ? 'a connection that may only read' : 'a storage that refuses',
    break: () => server.tell(fault),
    mend: () => server.tell('none'),
    remove: () => rmSync(data, { recursive: true, force: true }),
  }
}

const DISK = '48m'
/** Undefined if this process may not mount. */
function onSmallDisk(): Breakable | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const disk = mkdtempSync(path.join(tmpdir(), 'overlair-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'overlair', disk], { stdio: 'ignore' })
  if (status !== 0) {
    rmSync(disk, { recursive: true })
    return undefined
  }
  const data = path.join(disk, 'data')
  const ballast = path.join(disk, 'ballast')
  return {
    server: new ServerProcess(data),
    data,
    how: `a disk of ${DISK}`,
    break: async () => fill(ballast),
    mend: async () => rmSync(ballast),
    remove() {
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    },
  }
}
/** Writes until no byte is free. */
function fill(file: string): void {
  const handle = openSync(file, 'a')
  for (let size = 1 << 20; size > 0; )
    try {
      writeSync(handle, Buffer.alloc(size))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      size >>= 1
    }
  closeSync(handle)
}
