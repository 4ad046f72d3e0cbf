// A rule id. A click opens the text in a dialog, so that the player stays at the table. With Ctrl, Meta or Shift the browser follows the link.
import { useSignal } from '@preact/signals'
import { lazy } from '../platform/browser/lazy.tsx'
import { hrefOf } from '../platform/routing/routes.ts'
import { gameOfRule } from './game-of-rule.ts'

const RuleDialog = lazy(() => import('./rule-dialog.tsx').then(module => module.RuleDialog))

export function Rule({ id }: { readonly id: string }) {
  const open = useSignal(false)
  const game = gameOfRule(id)
  if (!game) return null
  const href = `${hrefOf({ page: 'rules', game })}#${id}`
  return (
    <>
      <a
        class="rule-link"
        href={href}
        onClick={event => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          event.stopPropagation()
          open.value = true
        }}
      >
        {id}
      </a>
      {open.value && (
        <RuleDialog
          id={id}
          game={game}
          href={href}
          onClose={() => {
            open.value = false
          }}
        />
      )}
    </>
  )
}
