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
  /** Focuses the heading instead of the first control, for dialogs that are mainly text. */
  readonly focusHeading?: boolean
}
/**
 * A native modal dialog: the browser keeps the focus inside, closes the dialog on Escape and restores the focus. A click on the backdrop
 * also closes it, but only if the press began there. A long press that opened the dialog, or a text selection that ends outside, does not.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, buttons, wide = false, focusHeading = false } = props
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const pressedBackdrop = useRef(false)
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
        pressedBackdrop.current = isOnBackdrop(event)
      }}
      onClick={event => {
        if (pressedBackdrop.current && isOnBackdrop(event)) element.current?.close()
      }}
    >
      <div class="dialog__body">
        <h2 id={heading} tabIndex={focusHeading ? -1 : undefined} autofocus={focusHeading}>
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

/** True for events on the backdrop, which belongs to the dialog element. False for elements inside, such as another dialog. */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
