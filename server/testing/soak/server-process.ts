// A real server in a process of its own that can be killed and started again on the same data and port.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

const program = `${import.meta.dirname}/../../main.ts`

export class ServerProcess {
  readonly #data: string
  #port = 0
  #child: ChildProcess | undefined

  constructor(data: string) {
    this.#data = data
  }
  get url(): string {
    return `ws://127.0.0.1:${this.#port}/api/socket`
  }
  /** Resolves when the server listens. The first start takes any free port, the others the same one. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA: this.#data,
        DATABASE_URL: '',
        // The clients say that they come from many addresses, as through a proxy.
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'error',
        BOT_THREADS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    const [output] = await once(child.stdout!, 'data')
    this.#port = Number(/:(\d+)\//.exec(String(output))?.[1])
  }
  /** As a power cut does: the process has no time for anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }
  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}
