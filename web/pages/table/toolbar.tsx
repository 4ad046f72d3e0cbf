// The toolbar above every table: undo, speed, sound and a menu.
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch, UndoState } from '../../match/table-match.ts'
import { appUpdate } from '../../platform/browser/app-update.ts'
import { lazy } from '../../platform/browser/lazy.tsx'
import { say } from '../../platform/i18n/say.ts'
import type { Route } from '../../platform/routing/routes.ts'
import { type Settings, settings, updateSetting } from '../../platform/settings/settings.ts'
import { play } from '../../platform/sound/sound.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/index.ts'

const ToolbarMenu = lazy(() => import('./toolbar-menu.tsx').then(module => module.ToolbarMenu))

type Speed = Settings['speed']
const nextSpeed: Readonly<Record<Speed, Speed>> = { slow: 'normal', normal: 'fast', fast: 'instant', instant: 'normal' }
/** “Instant” is an icon: the fonts lack the character, and a fallback font would delay the first paint of every table. */
const speedLabels: Readonly<Record<Speed, ComponentChildren>> = {
  slow: '½×',
  normal: '1×',
  fast: '2×',
  instant: <Icon sign="instant" />,
}

interface ToolbarProps {
  readonly match: AnyTableMatch
  readonly playable: PlayableGame
  /** Target and label of the link that leaves the table. */
  readonly exit: { readonly to: Route; readonly name: string }
  readonly children?: ComponentChildren
}
export function Toolbar({ match, playable, exit, children }: ToolbarProps) {
  const { speed, muted } = settings.value
  const undoState = match.undoState.value
  const byConsent = undoState === 'by-consent'
  const menuOpen = useSignal(false)
  return (
    <div class="toolbar">
      {children}
      <span data-coach="undo">
        <Button
          variant="quiet"
          icon="undo"
          label={say(byConsent ? 'web.undo.ask' : 'web.undo')}
          disabledReason={whyNoUndo(undoState)}
          onClick={() => {
            play('undo')
            match.undo()
          }}
        >
          <span class="toolbar__label">
            {say('web.undo')}
            {byConsent && '…'}
          </span>
        </Button>
      </span>
      <Button variant="quiet" onClick={() => updateSetting('speed', nextSpeed[speed])}>
        <span aria-hidden="true">{speedLabels[speed]}</span>
        <span class="visually-hidden">{say('web.tools.speed', { speed: say(`web.speed.${speed}`) })}</span>
      </Button>
      <Button
        variant="quiet"
        icon={muted ? 'mute' : 'sound'}
        label={say(muted ? 'web.tools.soundOff' : 'web.tools.soundOn')}
        onClick={() => updateSetting('muted', !muted)}
      />
      <Button
        variant="quiet"
        icon="menu"
        label={appUpdate.value ? say('web.tools.menuUpdate') : say('web.tools.menu')}
        onClick={() => {
          menuOpen.value = true
        }}
      >
        {appUpdate.value && <span class="toolbar__news" aria-hidden="true" />}
      </Button>
      {menuOpen.value && (
        <ToolbarMenu
          match={match}
          playable={playable}
          exit={exit}
          onClose={() => {
            menuOpen.value = false
          }}
        />
      )}
    </div>
  )
}

function whyNoUndo(state: UndoState): string | undefined {
  switch (state) {
    case 'at-once':
    case 'by-consent':
      return undefined
    case 'asked':
      return say('web.undo.asked')
    case 'none':
      return say('web.undo.not')
  }
}
