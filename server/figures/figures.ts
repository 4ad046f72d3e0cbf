// What the server counts and measures for its operator. docs/operations.md explains the figures.
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const MILLISECONDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map(ms => ms / 1000)
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500]

export class Figures {
  readonly registry = new Registry()
  readonly #choices = this.#counter(
    'choices_total',
    'Choices that are on disk: made by people and bots, or automatic.',
    ['by'],
  )
  readonly #delivery = this.#histogram(
    'delivery_seconds',
    'From a choice to the message with its effect.',
    MILLISECONDS,
  )
  readonly #requests = this.#counter('requests_total', 'Requests of clients.', ['request'])
  readonly #refused = this.#counter('refused_total', 'Refused requests of clients.', ['code'])
  readonly #replies = this.#histogram('reply_seconds', 'From a request to its reply.', MILLISECONDS)
  readonly #resent = this.#counter('resent_total', 'Whole positions sent again, for instance after a mismatch.')
  readonly #shed = this.#counter('shed_total', 'Readers that were cut off because they were too slow.')
  readonly #commits = this.#histogram('commit_seconds', 'Time of a commit.', MILLISECONDS)
  readonly #groups = this.#histogram('commit_appends', 'Appends in a commit.', SIZES)
  readonly #failures = this.#counter('failures_total', 'Failures of the server: tables, storage, bots.', ['of'])
  readonly #bots = this.#histogram(
    'bot_seconds',
    'From the question to a bot to its choice, waiting included.',
    MILLISECONDS,
  )

  /** A figure that is read when an operator asks. */
  read(name: string, help: string, value: () => number): void {
    new Gauge({
      name: `overlair_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
  }
  chose(by: 'choice' | 'match'): void {
    this.#choices.inc({ by })
  }
  /** Functions of their own, so that they can be passed on. */
  readonly delivered = (milliseconds: number): void => this.#delivery.observe(milliseconds / 1000)
  readonly committed = (appends: number, milliseconds: number): void => {
    this.#commits.observe(milliseconds / 1000)
    this.#groups.observe(appends)
  }
  requested(request: string): void {
    this.#requests.inc({ request })
  }
  replied(code: string | undefined, milliseconds: number): void {
    if (code !== undefined) this.#refused.inc({ code })
    this.#replies.observe(milliseconds / 1000)
  }
  resent(): void {
    this.#resent.inc()
  }
  shed(): void {
    this.#shed.inc()
  }
  failed(of: 'table' | 'server'): void {
    this.#failures.inc({ of })
  }
  botAnswered(milliseconds: number): void {
    this.#bots.observe(milliseconds / 1000)
  }

  #counter(name: string, help: string, labelNames: readonly string[] = []) {
    return new Counter({ name: `overlair_${name}`, help, labelNames: [...labelNames], registers: [this.registry] })
  }
  #histogram(name: string, help: string, buckets: readonly number[]) {
    return new Histogram({ name: `overlair_${name}`, help, buckets: [...buckets], registers: [this.registry] })
  }
}
