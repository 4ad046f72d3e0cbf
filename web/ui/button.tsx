import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { hrefOf, type Route } from '../platform/routing/routes.ts'
import { play } from '../platform/sound/sound.ts'
import { Icon, type IconName } from './icon.tsx'

type Look = 'plain' | 'gold' | 'quiet' | 'danger'
const buttonClass = (look: Look, wide: boolean): string => `button button--${look}${wide ? ' button--wide' : ''}`

interface ButtonProps {
  readonly children?: ComponentChildren
  readonly variant?: Look
  readonly wide?: boolean
  readonly icon?: IconName
  /** The name for those who do not see the sign; needed when there are no words on the button. */
  readonly label?: string
  /**
   * Why it cannot be used now; undefined when it can. The button stays readable and says so. One that is never off leaves
   * this out: the others keep their place in the page, and with it the focus, when that changes.
   */
  readonly disabledReason?: string | undefined
  readonly onClick: () => void
}

export function Button(props: ButtonProps) {
  const { children, variant: look = 'plain', wide = false, icon: sign, label, disabledReason: off, onClick } = props
  const reason = useId()
  const button = (
    <button
      type="button"
      class={buttonClass(look, wide)}
      aria-label={label}
      aria-disabled={off !== undefined}
      aria-describedby={off === undefined ? undefined : reason}
      onClick={() => {
        play(off === undefined ? 'ui.tick' : 'ui.deny')
        if (off === undefined) onClick()
      }}
    >
      {sign && <Icon sign={sign} />}
      {children}
    </button>
  )
  return 'disabledReason' in props ? <Tooltip id={reason} says={off} about={button} /> : button
}

interface ButtonLinkProps {
  readonly to: Route
  readonly children: ComponentChildren
  readonly variant?: Look
  readonly wide?: boolean
}
export const ButtonLink = ({ to, children, variant: look = 'plain', wide = false }: ButtonLinkProps) => (
  <a class={buttonClass(look, wide)} href={hrefOf(to)}>
    {children}
  </a>
)

interface TipProps {
  readonly id: string
  readonly says: string | undefined
  readonly about: ComponentChildren
}
/** Explains its content while the pointer or the focus is on it. Escape sends it away (WCAG 1.4.13). */
function Tooltip({ id, says, about }: TipProps) {
  const closed = useSignal(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the control inside.
    <span
      class="tooltip"
      data-closed={closed.value ? '' : undefined}
      onKeyDown={event => {
        if (event.key === 'Escape') closed.value = true
      }}
      onMouseEnter={() => {
        closed.value = false
      }}
      onFocusCapture={() => {
        closed.value = false
      }}
    >
      {about}
      {says !== undefined && (
        <span class="tooltip__text pixel-border" role="tooltip" id={id}>
          {says}
        </span>
      )}
    </span>
  )
}
