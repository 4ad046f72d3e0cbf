import type { Match } from '../match/match-signals.ts'
import { say } from '../platform/i18n/say.ts'
import { Button } from '../ui/index.ts'

/** A bot that failed to answer can be asked again. */
export function BotTrouble({ match }: { readonly match: Pick<Match, 'botError' | 'retry'> }) {
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
