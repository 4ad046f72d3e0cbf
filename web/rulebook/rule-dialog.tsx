// The text of a rule in a dialog.
import type { Language } from '@overlair/locales'
import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { currentLanguage, say } from '../platform/i18n/say.ts'
import { Dialog } from '../ui/index.ts'
import { loadRules } from './books.ts'
import { FormattedRule } from './formatted-rule.tsx'

async function loadRuleText(game: GameId, id: string, language: Language): Promise<string | undefined> {
  const sections = await loadRules(game, language)
  return sections.flatMap(({ rules }) => rules).find(rule => rule.id === id)?.text
}

interface RuleDialogProps {
  readonly id: string
  readonly game: GameId
  readonly href: string
  readonly onClose: () => void
}
export function RuleDialog({ id, game, href, onClose }: RuleDialogProps) {
  const text = useSignal<string | undefined>(undefined)
  const language = currentLanguage()
  useEffect(() => {
    const show = (found: string | undefined) => {
      text.value = found ?? say('web.trouble.title')
    }
    loadRuleText(game, id, language).then(show, () => show(undefined))
  }, [game, id, language])
  return (
    <Dialog title={id} onClose={onClose}>
      <p>{text.value === undefined ? say('web.loading') : <FormattedRule text={text.value} />}</p>
      <p>
        <a href={href} target="_blank" rel="noreferrer">
          {say('web.ob.allRules')}
        </a>
      </p>
    </Dialog>
  )
}
