import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { say } from '../platform/i18n/say.ts'
import { Button } from './button.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly buttons?: ComponentChildren
  /** For many cards side by side. */
  readonly wide?: boolean
  /** It is there to be read: one begins at its heading, not at its first control. */
  readonly focusHeading?: boolean
}
/**
 * A native modal dialog: the browser keeps the focus inside, Escape closes it, the focus returns where it was. So does a click beside
 * it, if it was pressed there, too: a finger that held a card until this opened, or a selection drawn too far, closes nothing.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, buttons, wide = false, focusHeading: reading = false } = props
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const pressedBeside = useRef(false)
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      class={`dialog${wide ? ' dialog--wide' : ''}`}
      ref={element}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={event => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={event => {
        if (pressedBeside.current && isBeside(event)) element.current?.close()
      }}
    >
      <div class="dialog__body">
        <h2 id={heading} tabIndex={reading ? -1 : undefined} autofocus={reading}>
          {title}
        </h2>
        {children}
        <div class="dialog__buttons">
          {buttons}
          <Button variant="quiet" icon="close" onClick={() => element.current?.close()}>
            {say('web.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** On the backdrop, which belongs to the dialog; what lies inside, another dialog too, answers for itself. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
