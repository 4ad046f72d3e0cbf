import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { downloadText } from '../../platform/browser/download.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { scenarioOf } from '../../session/scenario-of.ts'
import { toast } from '../../ui/announcements.ts'
import { Button } from '../../ui/index.ts'

interface CopyScenarioProps {
  readonly match: AnyTableMatch
  readonly playable: PlayableGame
  /** In a replay: the number of choices before the position. */
  readonly at?: number
}
/** Copies the position as a scenario for `overlair scenario`. Saves it as a file where the page cannot write to the clipboard. */
export function CopyScenario({ match, playable, at }: CopyScenarioProps) {
  const reportError = useReportError()
  if (!playable.loadSituations) return null
  const copy = async () => {
    const text = await scenarioOf(playable, match, at)
    if (text === undefined) return
    try {
      await navigator.clipboard.writeText(text)
      toast(say('web.scenario.copied'))
    } catch {
      downloadText('position.yaml', text, 'application/yaml')
      toast(say('web.scenario.saved'))
    }
  }
  return (
    <Button variant="quiet" onClick={() => void copy().catch(reportError)}>
      {say('web.scenario.copy')}
    </Button>
  )
}
