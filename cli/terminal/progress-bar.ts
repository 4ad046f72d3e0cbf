import type { Terminal } from './terminal.ts'

const WIDTH = 30
const EVERY = 100

/** A bar in the last line of a terminal; nothing where nobody watches. */
export function progressBar(terminal: Terminal, all: number): { show(done: number): void; clear(): void } {
  if (!terminal.errorScreen) return { show: () => {}, clear: () => {} }
  let drawn = 0
  return {
    show(done) {
      const now = performance.now()
      if (now - drawn < EVERY && done < all) return
      drawn = now
      const full = Math.round((done / all) * WIDTH)
      terminal.err(`\r[${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}] ${done}/${all}`)
    },
    clear: () => terminal.err('\r\u001b[K'),
  }
}
