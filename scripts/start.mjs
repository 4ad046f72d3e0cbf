// Builds the app (with `--stale`, only if its sources changed) and serves it: `npm start`, `PORT=8080 npm start`.
import './build.mjs'

const { serve } = await import('../web/serve.mjs')
serve()
