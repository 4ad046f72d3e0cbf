// A server process of one test: the test may kill it and start it again on the same port with the same data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { freePort } from '../../../scripts/free-port.mjs'

export class OwnServer {
  readonly origin: string
  readonly #port: number
  readonly #data = mkdtempSync(path.join(tmpdir(), 'overlair-own-server-'))
  /** What all its processes have written as errors. */
  readonly errors: string[] = []
  #process: ChildProcess

  private constructor(port: number) {
    this.#port = port
    this.origin = `http://127.0.0.1:${port}`
    this.#process = this.#spawn()
  }

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort())
    await server.#listening()
    return server
  }

  #spawn(): ChildProcess {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: path.join(import.meta.dirname, '../../..'),
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(this.#port), DATA: this.#data },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.stderr!.on('data', text => this.errors.push(String(text)))
    return started
  }
  /** It says where it is open. */
  async #listening(): Promise<void> {
    await once(this.#process.stdout!, 'data')
    this.#process.stdout!.resume()
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const exit = once(this.#process, 'exit')
    this.#process.kill(signal)
    await exit
  }
  async startAgain(): Promise<void> {
    this.#process = this.#spawn()
    await this.#listening()
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.#data, { recursive: true })
  }
}
