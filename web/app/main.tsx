import { render } from 'preact'
import '../design/fonts.css'
import '../design/tokens.css'
import '../design/base.css'
import '../design/parts.css'
import '../design/shell.css'
import { startSound } from '../sound/sound.ts'
import { followSettings } from '../storage/settings.ts'
import { App } from './app.tsx'
import { tryFonts } from './fonts.ts'
import { followInput } from './last-input.ts'
import { startOffline } from './offline.ts'
import { startPages, startWords } from './pages.ts'
import { startRouter } from './router.ts'

followSettings()
tryFonts()
startRouter()
followInput()
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
