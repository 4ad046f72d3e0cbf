import { render } from 'preact'
import '../ui/styles/fonts.css'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/components.css'
import '../ui/styles/shell.css'
import { trackInputDevice } from '../platform/browser/last-input.ts'
import { startRouter } from '../platform/routing/router.ts'
import { applySettings } from '../platform/settings/settings.ts'
import { startSound } from '../platform/sound/sound.ts'
import { App } from './app.tsx'
import { startPages, startTexts } from './page-loader.ts'
import { startOffline } from './service-worker-client.ts'
import { warmUpFonts } from './warm-fonts.ts'

applySettings()
warmUpFonts()
startRouter()
trackInputDevice()
const texts = startTexts()
startPages()
await texts.catch(error => {
  document.getElementById('wordless')?.removeAttribute('hidden')
  throw error
})
const root = document.getElementById('app')
if (root) render(<App />, root)
startSound()
startOffline()
