// What an import would add or replace, the choice where both differ, and the import itself.
import { useSignal } from '@preact/signals'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { currentLanguage, say } from '../../platform/i18n/say.ts'
import { storageUnavailable } from '../../platform/storage/database.ts'
import { writeEntries } from '../../session/backup/device-content.ts'
import { entriesToWrite, kinds, type PlannedEntry } from '../../session/backup/import-plan.ts'
import { countLocked } from '../../session/backup/locked-matches.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, RadioGroup } from '../../ui/index.ts'
import { warnNotSaved } from '../../ui/save-warning.ts'
import { rememberImportedCount } from './imported-count.ts'
import './import-plan.css'

const statuses = ['new', 'different', 'same'] as const

interface ImportPlanProps {
  readonly made: Date
  readonly plan: readonly PlannedEntry[]
}
export function ImportPlan({ made, plan }: ImportPlanProps) {
  const clash = useSignal<'keep' | 'take'>('keep')
  const running = useSignal(false)
  const reportError = useReportError()
  const entries = entriesToWrite(plan, clash.value === 'take')
  const run = async () => {
    const open = await countLocked(entries.flatMap(({ place, key }) => (place === 'matches' ? [key] : [])))
    if (open > 0) return toast(say('own.import.open', { n: open }), { problem: true })
    running.value = true
    const count = await writeEntries(entries)
    // Without space the entries are only in memory, and a reload would lose them.
    if (storageUnavailable.peek()) return warnNotSaved()
    rememberImportedCount(count)
    location.reload()
  }
  const when = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(made)
  return (
    <div class="stack" data-part="import-plan">
      <table class="import-plan">
        <caption>{say('own.import.from', { when })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('own.import.kind')}</th>
            {statuses.map(status => (
              <th key={status} scope="col">
                {say(`own.import.${status}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(kind => (
            <tr key={kind}>
              <th scope="row">{say(`own.kind.${kind}`)}</th>
              {statuses.map(status => (
                <td key={status}>{plan.filter(one => one.kind === kind && one.status === status).length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {plan.some(({ status }) => status === 'different') && (
        <>
          <RadioGroup
            name={say('own.import.clash')}
            values={['keep', 'take'] as const}
            value={clash.value}
            labelOf={value => say(`own.import.${value}`)}
            onChange={value => {
              clash.value = value
            }}
          />
          {clash.value === 'take' && <p class="field__hint">{say('own.import.lost')}</p>}
        </>
      )}
      <div class="row">
        <Button
          variant="gold"
          disabledReason={
            running.value ? say('web.loading') : entries.length === 0 ? say('own.import.nothing') : undefined
          }
          onClick={() => void run().catch(reportError)}
        >
          {say('own.import.run')}
        </Button>
      </div>
      {entries.length === 0 && <p class="field__hint">{say('own.import.nothing')}</p>}
    </div>
  )
}
