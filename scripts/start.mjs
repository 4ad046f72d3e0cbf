// Builds what is stale and serves the app: `npm start`, `PORT=8080 npm start`.
import './build.mjs'

const { serve } = await import('../web/serve.mjs')
serve()
