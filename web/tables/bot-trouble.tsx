import { Button } from '../design/parts.tsx'
import type { Match } from '../match/match.ts'
import { say } from '../words/words.ts'

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
