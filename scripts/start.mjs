// Builds the app (with `--stale`, only if its sources changed) and starts the server: `npm start`, `PORT=8080 npm start`.
import './build.mjs'

await import('../server/main.ts')
