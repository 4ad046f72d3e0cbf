import { render } from 'preact'
import '../design/fonts.css'
import '../design/tokens.css'
import '../design/base.css'
import '../design/parts.css'
import '../design/shell.css'
import { startSound } from '../sound/sound.ts'
import { applySettings } from '../storage/settings.ts'
import { App } from './app.tsx'
import { warmUpFonts } from './fonts.ts'
import { trackInputDevice } from './last-input.ts'
import { startOffline } from './offline.ts'
import { startPages, startWords } from './pages.ts'
import { startRouter } from './router.ts'

applySettings()
warmUpFonts()
startRouter()
trackInputDevice()
const words = startWords()
startPages()
await words.catch(problem => {
  document.getElementById('wordless')?.removeAttribute('hidden')
  throw problem
})
const root = document.getElementById('app')
if (root) render(<App />, root)
startSound()
startOffline()
