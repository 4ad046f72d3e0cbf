// Notices that the page has been asleep: the browser had frozen it, or the device slept.

const BEAT = 1000
/** A beat that comes so much too late tells of sleep. The browser says nothing if the page stayed in front while the lid was shut. */
const LATE = 2000

/** Calls the listener whenever the page wakes up, or the player comes back to it. One sleep can be told more than once. */
export function onWake(listener: () => void): void {
  addEventListener('pageshow', listener)
  document.addEventListener('resume', listener)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) listener()
  })
  let last = Date.now()
  setInterval(() => {
    const now = Date.now()
    if (now - last > BEAT + LATE) listener()
    last = now
  }, BEAT)
}
