// An interactive game: draws the table, reads input and carries it out.
import type { Language, Translator } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import type { Match, Pending } from '@overlair/play/match/contract'
import type { Seat } from '@overlair/rules/kernel'
import { type AnyTable, tableOf } from '../tables/index.ts'
import { printable } from '../terminal/printable.ts'
import { createRenderContext } from '../terminal/render-context.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { RenderContext } from '../terminal/terminal-table.ts'
import { wrap, wrapParts } from '../terminal/text-layout.ts'
import { advanceToPerson, type SeatBots } from './match.ts'
import { writeSave } from './save-file.ts'
import { askLines, findChoice, logLines, withRule } from './screen.ts'

/** The screen shows as much of the log as it has room for, within these limits. */
const LOG_LINES = { min: 4, max: 12 }
const CLEAR_SCREEN = '\u001b[H\u001b[2J'

export class Session {
  readonly #match: Match
  readonly #seat: Seat
  readonly #bots: SeatBots
  readonly #terminal: Terminal
  readonly #language: Language
  readonly #t: Translator
  readonly #table: AnyTable
  #file: string
  /** Number of choices in the save file. */
  #savedLength: number
  /** What the person must choose. */
  #pending: Pending | undefined

  constructor(
    match: Match,
    { seat, bots, file, saved }: { seat: Seat; bots: SeatBots; file: string; saved: number },
    terminal: Terminal,
    language: Language,
  ) {
    this.#match = match
    this.#seat = seat
    this.#bots = bots
    this.#file = file
    this.#savedLength = saved
    this.#terminal = terminal
    this.#language = language
    this.#t = translator(language)
    this.#table = tableOf(match.game)
  }

  async play(): Promise<void> {
    for (;;) {
      this.#advance()
      this.#draw()
      if (!(await this.#readCommands())) return
    }
  }

  #advance(): void {
    const waitsForBot = this.#match.pending().some(({ by }) => by === 'bot')
    if (this.#terminal.screen && waitsForBot) this.#printMessage(this.#t('cli.thinking'))
    this.#pending = advanceToPerson(this.#match, this.#bots)
  }

  /** Reads commands until one changes the table. Returns false if the player quits. */
  async #readCommands(): Promise<boolean> {
    let warned = false
    for (;;) {
      const typed = await this.#terminal.line('> ', () => this.#draw())
      if (typed === undefined) {
        this.#terminal.out('\n')
        return false
      }
      const [command = '', ...rest] = typed.trim().split(/\s+/)
      switch (command) {
        case '':
          return true
        case 'u':
          if (this.#undo()) return true
          break
        case 's':
          this.#save(rest.join(' '))
          break
        case 'l':
          this.#print(this.#log(0))
          break
        case 'p':
          this.#print(this.#table.scoreDetails(this.#view, this.#seat, this.#context))
          break
        case 'm':
          this.#print(this.#table.allPlayers(this.#view, this.#context))
          break
        case '?':
          this.#print([...this.#table.help(this.#view, this.#context), ...this.#keys()])
          break
        case 'q':
          if (warned || !this.#hasUnsavedDecisions) return false
          warned = true
          this.#printMessage(this.#t('cli.unsaved'))
          break
        default:
          if (this.#choose(typed.trim())) return true
      }
    }
  }

  #choose(input: string): boolean {
    const pending = this.#pending
    if (!pending) {
      this.#print(this.#keys())
      return false
    }
    const { ask, decision } = pending
    const choice = findChoice(input, ask, this.#view, this.#table, this.#context)
    if (choice) this.#match.choose(this.#seat, choice, decision)
    else this.#printMessage(this.#refusalOf(input) ?? this.#t('cli.notOffered', { input, count: ask.choices.length }))
    return choice !== undefined
  }
  /** Says why the rules refuse a thing that the person typed by its name, with the rule. */
  #refusalOf(input: string): string | undefined {
    const name = input.toLowerCase()
    const handle = this.#match.seat(this.#seat)
    for (const [thing, intent] of this.#table.intents(this.#view, this.#context)) {
      const refusal = thing.toLowerCase() === name ? handle.refusal(intent) : undefined
      if (refusal) return withRule(this.#table.refusal(refusal, this.#context), refusal.why, this.#table, this.#context)
    }
    return undefined
  }

  #undo(): boolean {
    const undoable = this.#match.undoable(this.#seat)
    if (undoable !== undefined) this.#match.undo(this.#seat, undoable)
    this.#printMessage(this.#t(undoable === undefined ? 'cli.nothingToUndo' : 'cli.undone'))
    return undoable !== undefined
  }

  #save(name: string): void {
    const file = name || this.#file
    const reason = writeSave(file, { record: this.#match.record, seat: this.#seat, bots: this.#bots })
    if (reason !== undefined) return this.#printMessage(this.#t('cli.cannotSave', { file, reason }))
    this.#file = file
    this.#savedLength = this.#match.played.length
    this.#printMessage(this.#t('cli.saved', { file }))
    this.#printMessage(this.#t('cli.resume', { command: `overlair play --resume ${file}` }))
  }

  get #hasUnsavedDecisions(): boolean {
    const { played } = this.#match
    return (
      this.#pending !== undefined &&
      this.#savedLength !== played.length &&
      played.some(step => this.#isOwnDecision(step))
    )
  }
  #isOwnDecision = ({ answer, automatic }: Match['played'][number]): boolean => !automatic && answer.seat === this.#seat

  // --- the screen ----------------------------------------------------------------------------------------------

  get #view(): unknown {
    return this.#match.seat(this.#seat).view()
  }
  get #context(): RenderContext {
    return createRenderContext(this.#terminal, this.#language, seat => this.#bots[seat] === null)
  }

  #draw(): void {
    const view = this.#view
    const lastOwnDecision = this.#match.played.findLastIndex(this.#isOwnDecision)
    const log = this.#log(Math.max(lastOwnDecision, 0))
    const table = this.#table.draw(view, this.#context)
    const below = [
      '',
      ...(this.#pending
        ? askLines(this.#pending.ask, view, this.#table, this.#context)
        : this.#table.result(view, this.#context)),
      ...this.#keys(),
    ]
    // Three more lines: the input, the empty line above the log and the line about hidden log lines.
    const freeLines = this.#context.height - table.length - below.length - 3
    if (this.#terminal.screen) this.#terminal.out(CLEAR_SCREEN)
    this.#print([...table, ...(log.length === 0 ? [] : ['', ...this.#lastLines(log, freeLines)]), ...below])
  }

  #log(from: number): string[] {
    return logLines(this.#match.seat(this.#seat).log().slice(from), this.#table, this.#context)
  }
  #lastLines(log: readonly string[], room: number): readonly string[] {
    const hidden = log.length - Math.max(LOG_LINES.min, Math.min(LOG_LINES.max, room))
    if (hidden <= 0) return log
    const { paint, width } = this.#context
    const hint = wrap(` … ${this.#t('cli.moreLog', { count: hidden })}`, width, '   ')
    return [...hint.map(paint.faint), ...log.slice(hidden)]
  }
  #keys(): string[] {
    const { paint, width } = this.#context
    const keys = this.#t(this.#pending ? 'cli.keys' : 'cli.keysOver')
    return wrapParts(` ${keys}`.split(/(?<=,) /), ' ', width, ' ').map(paint.faint)
  }
  #print(lines: readonly string[]): void {
    this.#terminal.out(`${lines.join('\n')}\n`)
  }
  #printMessage(text: string): void {
    this.#print(wrap(` ${printable(text)}`, this.#context.width, ' '))
  }
}
