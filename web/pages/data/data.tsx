// Copies of everything that this device holds: saves one as a file, and brings one back.
import { useEffect } from 'preact/hooks'
import { downloadJson } from '../../platform/browser/download.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { writeBackup } from '../../session/backup/backup-file.ts'
import { deviceContent } from '../../session/backup/device-content.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, Panel } from '../../ui/index.ts'
import { ImportPanel } from './import-panel.tsx'
import { takeImportedCount } from './imported-count.ts'

export const title = () => say('web.data')

export function Page() {
  useEffect(() => {
    const n = takeImportedCount()
    if (n !== undefined) toast(say('own.import.done', { n }))
  }, [])
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.data')}</h1>
      <p class="page__lead">{say('own.lead')}</p>
      <ExportPanel />
      <ImportPanel />
    </main>
  )
}

function ExportPanel() {
  const reportError = useReportError()
  const save = async () => {
    const made = new Date()
    const day = made.toISOString().slice(0, 10)
    downloadJson(`overlair-${day}.json`, writeBackup(await deviceContent(), made))
  }
  return (
    <Panel title={say('own.export')}>
      <p>{say('own.export.text')}</p>
      <div class="row">
        <Button variant="gold" icon="file" onClick={() => void save().catch(reportError)}>
          {say('own.export.run')}
        </Button>
      </div>
    </Panel>
  )
}
