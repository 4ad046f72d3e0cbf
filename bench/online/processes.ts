// Servers in processes of their own, each on one core, and what they cost. Linux only: the figures come from /proc.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'

/** Programs that listen on the first core; the clients take the second one. */
const SERVER_CORE = 0
const CLIENT_CORE = 1
/** `sysconf(_SC_CLK_TCK)` of Linux. */
const TICKS_PER_SECOND = 100

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  readonly child: ChildProcess
  /** Seconds of CPU time of all threads so far. */
  cpuSeconds(): number
  /** Megabytes of resident memory: now, and at most so far. */
  memory(): { readonly now: number; readonly most: number }
  /** Ends it in good order. */
  end(): Promise<void>
}

const canPin = spawnSync('taskset', ['--version']).status === 0

/** Starts a program that prints the address at which it listens. Its errors go to the terminal. */
export async function startProcess(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const command = [...(canPin ? ['taskset', '-c', String(SERVER_CORE)] : []), process.execPath, program, ...args]
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = child.pid!
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`${program} ended with code ${code} before it listened`)))
    createInterface(child.stdout!).on('line', line => {
      const [address] = /http:\/\/\S+/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
  return {
    url,
    pid,
    child,
    cpuSeconds() {
      // The name of the process may contain spaces; the fields behind it do not.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    },
    memory() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
      return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
    },
    async end() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Moves this process, with all its threads, to the core of the clients. */
export function pinClients(): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(CLIENT_CORE), String(process.pid)])
}
