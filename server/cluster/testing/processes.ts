// Real processes of a server on ports of this machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

const program = `${import.meta.dirname}/../../main.ts`

export class ServerProcess {
  readonly port: number
  readonly #child: ChildProcess
  readonly #exit: Promise<unknown>

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
    this.#exit = once(child, 'exit')
  }
  /** Resolves when it listens. */
  static async start(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, HOST: '', PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', text => {
      errors += text
    })
    const listens = once(child.stdout, 'data').then(([output]) => /:(\d+)\/$/.exec(String(output).trim())?.[1])
    const port = await Promise.race([listens, once(child, 'exit').then(() => undefined)])
    if (port === undefined) throw new Error(`the server did not start: ${errors}`)
    return new ServerProcess(child, Number(port))
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child.kill(signal)
  }
  /** Resolves with the exit code when it has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.isAlive) {
      this.#child.kill(signal)
      // A process that stands still hears no other signal.
      this.#child.kill('SIGCONT')
      await this.#exit
    }
    return this.#child.exitCode
  }
}
