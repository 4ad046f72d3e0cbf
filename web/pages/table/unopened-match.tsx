// Pages in place of a match that cannot be opened.
import { downloadJson } from '../../platform/browser/download.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { deleteMatch } from '../../platform/storage/matches.ts'
import type { Opened } from '../../session/local-matches.ts'
import { stopText } from '../../session/stop-text.ts'
import { Button } from '../../ui/index.ts'
import { NoticePage } from './notice-page.tsx'

interface DamagedMatchProps {
  readonly id: string
  readonly damage: string
  readonly raw: unknown
}
export function DamagedMatchPage({ id, damage, raw }: DamagedMatchProps) {
  return (
    <NoticePage title={say('web.damaged.title')} text={say('web.damaged.text')} detail={damage}>
      <Button variant="quiet" icon="file" onClick={() => downloadJson(`overlair-${id}.json`, raw)}>
        {say('web.damaged.keep')}
      </Button>
      <DeleteButton id={id} />
    </NoticePage>
  )
}
function DeleteButton({ id }: { readonly id: string }) {
  const reportError = useReportError()
  const deleteAndLeave = () => deleteMatch(id).then(() => navigate({ page: 'home' }), reportError)
  return (
    <Button variant="danger" icon="bin" onClick={() => void deleteAndLeave()}>
      {say('web.delete')}
    </Button>
  )
}

/** Shows why a match of older rules cannot go on. The match stays on the device. */
export function StoppedMatchPage({ saved, stop }: Omit<Extract<Opened, { kind: 'stopped' }>, 'kind'>) {
  return (
    <NoticePage
      title={say('web.stopped.title')}
      text={`${stopText(stop)} ${say('web.stopped.text')}`}
      detail={stop.message}
    >
      {stop.reason !== 'options' && (
        <a class="button" href={`${hrefOf({ page: 'replay' })}#m=${encodeURIComponent(saved.id)}`}>
          {say('web.stopped.watch')}
        </a>
      )}
      <Button
        variant="quiet"
        icon="file"
        onClick={() => downloadJson(`overlair-${saved.record.game}.json`, saved.record)}
      >
        {say('web.damaged.keep')}
      </Button>
      <DeleteButton id={saved.id} />
    </NoticePage>
  )
}
