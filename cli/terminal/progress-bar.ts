import type { Terminal } from './terminal.ts'

const WIDTH = 30
const INTERVAL_MS = 100

/** Shows a progress bar in the last line of a terminal. Does nothing if stderr is not a terminal. */
export function progressBar(terminal: Terminal, total: number): { show(done: number): void; clear(): void } {
  if (!terminal.errorScreen) return { show: () => {}, clear: () => {} }
  let lastDrawn = 0
  return {
    show(done) {
      const now = performance.now()
      if (now - lastDrawn < INTERVAL_MS && done < total) return
      lastDrawn = now
      const filled = Math.round((done / total) * WIDTH)
      terminal.err(`\r[${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${done}/${total}`)
    },
    clear: () => terminal.err('\r\u001b[K'),
  }
}
