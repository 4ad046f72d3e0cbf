import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { say } from '../../platform/i18n/say.ts'
import { announce } from '../../ui/announcements.ts'
import { Button } from '../../ui/index.ts'

const ANSWER_TIME = 2000

interface CopyButtonProps {
  readonly text: string
  readonly variant?: 'plain' | 'gold'
  readonly children: ComponentChildren
}
/** Copies a text, and answers in the button. Absent where the browser has no clipboard, as on pages without https. */
export function CopyButton({ text, variant = 'plain', children }: CopyButtonProps) {
  const isCopied = useSignal(false)
  const { clipboard } = navigator
  if (!clipboard) return null
  const copy = async () => {
    try {
      await clipboard.writeText(text)
    } catch {
      // The text is on the page, too.
      return
    }
    isCopied.value = true
    announce(say('lobby.code.copied'))
    setTimeout(() => {
      isCopied.value = false
    }, ANSWER_TIME)
  }
  return (
    <Button variant={variant} onClick={() => void copy()}>
      {isCopied.value ? say('lobby.code.copied') : children}
    </Button>
  )
}
