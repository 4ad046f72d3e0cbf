import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { hrefOf, type Route } from '../platform/routing/routes.ts'
import { play } from '../platform/sound/sound.ts'
import { Icon, type IconName } from './icon.tsx'

type Variant = 'plain' | 'gold' | 'brass' | 'quiet' | 'danger'
const buttonClass = (variant: Variant, wide: boolean): string =>
  `button button--${variant}${wide ? ' button--wide' : ''}`

interface ButtonProps {
  readonly children?: ComponentChildren
  readonly variant?: Variant
  readonly wide?: boolean
  readonly icon?: IconName
  /** The accessible name. Required if the button has an icon only. */
  readonly label?: string
  /**
   * Why the button is disabled; undefined if it is enabled. A disabled button can still be focused and shows the reason. Pass the
   * property, even as undefined, if the button can ever be disabled: then its element, and with it the focus, survives the change.
   */
  readonly disabledReason?: string | undefined
  readonly onClick: () => void
}

export function Button(props: ButtonProps) {
  const { children, variant = 'plain', wide = false, icon, label, disabledReason, onClick } = props
  const tooltipId = useId()
  const button = (
    <button
      type="button"
      class={buttonClass(variant, wide)}
      aria-label={label}
      aria-disabled={disabledReason !== undefined}
      aria-describedby={disabledReason === undefined ? undefined : tooltipId}
      onClick={() => {
        play(disabledReason === undefined ? 'ui.tick' : 'ui.deny')
        if (disabledReason === undefined) onClick()
      }}
    >
      {icon && <Icon sign={icon} />}
      {children}
    </button>
  )
  return 'disabledReason' in props ? <Tooltip id={tooltipId} text={disabledReason} control={button} /> : button
}

interface ButtonLinkProps {
  readonly to: Route
  readonly children: ComponentChildren
  readonly variant?: Variant
  readonly wide?: boolean
  /** The accessible name. It begins with the visible text. */
  readonly label?: string
}
export const ButtonLink = ({ to, children, variant = 'plain', wide = false, label }: ButtonLinkProps) => (
  <a class={buttonClass(variant, wide)} href={hrefOf(to)} aria-label={label}>
    {children}
  </a>
)

interface TooltipProps {
  readonly id: string
  /** Undefined if there is no tooltip now. */
  readonly text: string | undefined
  readonly control: ComponentChildren
}
/** Shows a text while the pointer or the focus is on the control. Escape closes it (WCAG 1.4.13). */
function Tooltip({ id, text, control }: TooltipProps) {
  const closed = useSignal(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the control inside.
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
      {control}
      {text !== undefined && (
        <span class="tooltip__text pixel-border" role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  )
}
