import type { TableMatch } from '../match/table-match.ts'
import { say } from '../platform/i18n/say.ts'
import { Button } from '../ui/index.ts'

/** Says that a bot could not choose, with a button that asks it again. */
export function BotError({ match }: { readonly match: Pick<TableMatch, 'botError' | 'retry'> }) {
  if (match.botError.value === undefined) return null
  return (
    <div class="row" role="alert">
      <p>{say('web.bot.trouble')}</p>
      <Button variant="gold" onClick={() => match.retry()}>
        {say('web.trouble.again')}
      </Button>
    </div>
  )
}
