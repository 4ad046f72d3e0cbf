// The number of a rule. A click opens its text here, without leaving the table; the link still leads to all rules.
import type { Language } from '@overlair/locales'
import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import { hrefOf } from '../platform/routing/routes.ts'
import { Dialog } from '../ui/index.ts'
import { gameOfRule, loadRules } from './books.ts'
import { FormattedRule } from './formatted-rule.tsx'

async function textOf(game: GameId, id: string, language: Language): Promise<string | undefined> {
  const sections = await loadRules(game, language)
  return sections.flatMap(({ rules }) => rules).find(rule => rule.id === id)?.text
}

export function Rule({ id }: { readonly id: string }) {
  const open = useSignal(false)
  const game = gameOfRule(id)
  if (!game) return null
  const address = `${hrefOf({ page: 'rules', game })}#${id}`
  return (
    <>
      <a
        class="rule-link"
        href={address}
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
          address={address}
          onClose={() => {
            open.value = false
          }}
        />
      )}
    </>
  )
}

interface RuleDialogProps {
  readonly id: string
  readonly game: GameId
  readonly address: string
  readonly onClose: () => void
}
function RuleDialog({ id, game, address, onClose }: RuleDialogProps) {
  const text = useSignal<string | undefined>(undefined)
  const language = currentLanguage()
  useEffect(() => {
    const show = (found: string | undefined) => {
      text.value = found ?? say('web.trouble.title')
    }
    textOf(game, id, language).then(show, () => show(undefined))
  }, [game, id, language])
  return (
    <Dialog title={id} onClose={onClose}>
      <p>{text.value === undefined ? say('web.loading') : <FormattedRule text={text.value} />}</p>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {say('web.ob.allRules')}
        </a>
      </p>
    </Dialog>
  )
}
