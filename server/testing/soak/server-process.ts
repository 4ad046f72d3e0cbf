// A real server in a process of its own that can be killed and started again on the same data and port.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'

export interface ProcessOptions {
  /** A program in place of the server, which it starts with faults. */
  readonly program?: string
  /** Flags of Node. */
  readonly flags?: readonly string[]
}
const server = `${import.meta.dirname}/../../main.ts`

export class ServerProcess {
  readonly #data: string
  readonly #options: ProcessOptions
  #port = 0
  #child: ChildProcess | undefined
  /** The messages of errors in the log of the server. */
  readonly errors: string[] = []

  constructor(data: string, options: ProcessOptions = {}) {
    this.#data = data
    this.#options = options
  }
  get url(): string {
    return `ws://127.0.0.1:${this.#port}/api/socket`
  }
  /** Resolves when the server listens. The first start takes any free port, the others the same one. */
  async start(): Promise<void> {
    const { program = server, flags = [] } = this.#options
    const child = spawn(process.execPath, [...flags, program], {
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
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.#child = child
    const lines = createInterface(child.stdout!)
    lines.on('line', line => {
      if (line.startsWith('{')) this.errors.push(String(JSON.parse(line).err?.message))
    })
    const [line] = await once(lines, 'line')
    this.#port = Number(/:(\d+)\//.exec(line)?.[1])
  }
  /** Tells a program that a test can break what is to be broken. Resolves when it is. */
  async tell(fault: string): Promise<void> {
    const answered = once(this.#child!, 'message')
    this.#child!.send(fault)
    await answered
  }
  /** The status of `/api/health` or `/api/ready`. */
  async statusOf(address: 'health' | 'ready'): Promise<number> {
    const { status } = await this.#get(address)
    return status
  }
  /** Figures of the server, by name with its labels. */
  async figures(): Promise<ReadonlyMap<string, number>> {
    const text = await (await this.#get('metrics')).text()
    const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
    return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
  }
  #get(address: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#port}/api/${address}`)
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
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}
