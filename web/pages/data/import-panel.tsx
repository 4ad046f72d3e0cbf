import { useSignal } from '@preact/signals'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { type Backup, type BackupProblem, readBackup } from '../../session/backup/backup-file.ts'
import { deviceContent } from '../../session/backup/device-content.ts'
import { type PlannedEntry, planImport } from '../../session/backup/import-plan.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Panel } from '../../ui/index.ts'
import { ImportPlan } from './import-plan.tsx'

interface Planned {
  readonly backup: Backup
  readonly plan: readonly PlannedEntry[]
}

/** Reads a file and shows what an import of it would change, or why it cannot be used. */
export function ImportPanel() {
  const chosen = useSignal<Planned | BackupProblem | undefined>(undefined)
  const reportError = useReportError()
  const read = async (file: File) => {
    const backup = readBackup(await file.text())
    chosen.value =
      typeof backup === 'string' ? backup : { backup, plan: planImport(backup.content, await deviceContent()) }
  }
  return (
    <Panel title={say('own.import')}>
      <p>{say('own.import.text')}</p>
      <FileButton onFile={file => void read(file).catch(reportError)}>{say('web.replay.choose')}</FileButton>
      {typeof chosen.value === 'string' && <Problem problem={chosen.value} />}
      {typeof chosen.value === 'object' && (
        <ImportPlan key={chosen.value.backup} made={chosen.value.backup.made} plan={chosen.value.plan} />
      )}
    </Panel>
  )
}

const Problem = ({ problem }: { readonly problem: BackupProblem }) => (
  <div role="alert">
    <h3>{say('own.import.problem')}</h3>
    <p>
      {say(`own.import.bad.${problem}`)} {say('own.import.unchanged')}
    </p>
  </div>
)
