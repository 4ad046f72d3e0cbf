// Finds the browser for the browser tests. On Debian, as root, installs Chromium if it is missing.
import process from 'node:process'
import { aptInstall, canInstall, findProgram } from './packages.mjs'

const findBrowser = () =>
  findProgram('CHROMIUM', ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])

/** Finds or installs a browser. If that fails, prints what is needed and returns undefined. */
export function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  if (!process.env.CHROMIUM && canInstall() && aptInstall('chromium', 'the browser tests')) return findBrowser()
  console.error(
    process.env.CHROMIUM
      ? `No browser at CHROMIUM=${process.env.CHROMIUM}.`
      : 'The browser tests need Chromium or Google Chrome. Install one, or set CHROMIUM=/path/to/chromium.',
  )
  return undefined
}
