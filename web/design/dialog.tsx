import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { say } from '../words/words.ts'
import { Button } from './button.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly buttons?: ComponentChildren
  /** It is there to be read: one begins at its heading, not at its first control. */
  readonly reading?: boolean
}
/** A native modal dialog: the browser keeps the focus inside, Escape closes it, the focus returns where it was. */
export function Dialog({ title, onClose, children, buttons, reading = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog class="dialog" ref={element} aria-labelledby={heading} onClose={onClose}>
      <div class="dialog__body">
        <h2 id={heading} tabIndex={reading ? -1 : undefined} autofocus={reading}>
          {title}
        </h2>
        {children}
        <div class="dialog__buttons">
          {buttons}
          <Button look="quiet" sign="close" onClick={() => element.current?.close()}>
            {say('web.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
