import { newRecord } from '@overlair/rules/kernel'
import {
  type Campaign,
  campaignResult,
  gameOptions,
  isLevelDone,
  levels,
  markHeart,
  moveOn,
  overboss,
  startCampaign,
} from '@overlair/rules/overboss'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { downloadJson } from '../../../platform/browser/download.ts'
import { useReportError } from '../../../platform/browser/use-report-error.ts'
import { say } from '../../../platform/i18n/say.ts'
import { navigate } from '../../../platform/routing/router.ts'
import { findMatch, newMatchId } from '../../../platform/storage/matches.ts'
import { RuleLink } from '../../../rulebook/rule-link.tsx'
import { Button, ButtonLink, Dialog, Panel } from '../../../ui/index.ts'
import { LastGameReport } from './last-game-report.tsx'
import { Levels } from './levels.tsx'
import { Missions } from './missions.tsx'
import { NextGame } from './next-game.tsx'
import { type CampaignProgress, campaignProgress, dropLostGame } from './progress.ts'
import { Tally } from './score-summary.tsx'
import { CampaignStartForm } from './start-form.tsx'
import { type DamagedCampaign, deleteCampaign, findCampaign, saveCampaign, saveCampaignGame } from './storage.ts'
import './campaign.css'

export const title = () => say('solo.campaign')

type Boss = Parameters<typeof markHeart>[1]
type Found = CampaignProgress | DamagedCampaign | 'none'

async function look(): Promise<Found> {
  const kept = await findCampaign()
  if (!kept) return 'none'
  if ('damage' in kept) return kept
  return campaignProgress(kept, kept.match === null ? undefined : await findMatch(kept.match))
}

/** Marks a heart and sets up the match that it pays for (OB-159). */
async function playFor(sheet: Campaign, boss: Boss): Promise<string> {
  const campaign = markHeart(sheet, boss)
  const record = newRecord(overboss, gameOptions(campaign), crypto.randomUUID())
  const now = Date.now()
  const id = newMatchId()
  const seats = [{ kind: 'person', name: say('web.newGame.player', { n: 1 }) }] as const
  await saveCampaignGame(campaign, { id, record, seats, started: now, touched: now, over: false })
  return id
}

export function Page() {
  const found = useSignal<Found | undefined>(undefined)
  const tell = useReportError()
  /** Does something to what is kept, then looks again. */
  const after = (deed: Promise<unknown>) =>
    deed.then(look).then(now => {
      found.value = now
    }, tell)
  useEffect(() => void after(Promise.resolve()), [])
  const now = found.value
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('solo.campaign')}</h1>
      {now === undefined && <p role="status">{say('web.loading')}</p>}
      {now === 'none' && (
        <CampaignStartForm
          onStart={difficulty => void after(saveCampaign({ campaign: startCampaign(difficulty), match: null }))}
        />
      )}
      {now !== undefined && now !== 'none' && 'damage' in now && (
        <Damaged {...now} onStart={() => void after(deleteCampaign())} />
      )}
      {now !== undefined && now !== 'none' && 'sheet' in now && (
        <Sheet
          {...now}
          onPlay={boss => playFor(now.sheet, boss).then(match => navigate({ page: 'table', match }), tell)}
          onMoveOn={() => void after(saveCampaign({ campaign: moveOn(now.sheet), match: null }))}
          onGoOn={() => void after(saveCampaign({ campaign: dropLostGame(now.sheet), match: null }))}
          onGiveUp={() => void after(deleteCampaign())}
        />
      )}
    </main>
  )
}

interface SheetProps extends CampaignProgress {
  readonly onPlay: (boss: Boss) => void
  readonly onMoveOn: () => void
  readonly onGoOn: () => void
  readonly onGiveUp: () => void
}
function Sheet({ sheet, game, last, onPlay, onMoveOn, onGoOn, onGiveUp }: SheetProps) {
  const result = campaignResult(sheet)
  const leaving = useSignal(false)
  return (
    <>
      {result && (
        <Panel gold title={say('solo.over')}>
          <p class="ob-campaign__title display-font">{say(`${result.title}.title`)}</p>
          <p>
            {say('solo.points', { n: result.points })} <RuleLink rule="OB-180" />
          </p>
          <div class="row">
            <Button variant="gold" onClick={onGiveUp}>
              {say('solo.again')}
            </Button>
          </div>
        </Panel>
      )}
      {last && <LastGameReport last={last} />}
      {game?.kind === 'gone' && (
        <Panel gold>
          <p role="alert">{say('solo.gone')}</p>
          <div class="row">
            <Button variant="gold" onClick={onGoOn}>
              {say('solo.gone.on')}
            </Button>
          </div>
        </Panel>
      )}
      {game?.kind === 'under-way' && (
        <Panel gold>
          <p>{say('solo.underWay')}</p>
          <div class="row">
            <ButtonLink variant="gold" to={{ page: 'table', match: game.match }}>
              {say('solo.resume')}
            </ButtonLink>
          </div>
        </Panel>
      )}
      {!result && !game && (
        <NextGame
          key={sheet.level}
          sheet={sheet}
          onPlay={onPlay}
          {...(isLevelDone(sheet, sheet.level) && sheet.level < levels.length && { onMoveOn })}
        />
      )}
      <div class="ob-campaign">
        <Levels sheet={sheet} />
        <div class="stack">
          <Tally sheet={sheet} />
          <Missions sheet={sheet} />
          {!result && (
            <div class="row">
              <Button
                variant="quiet"
                onClick={() => {
                  leaving.value = true
                }}
              >
                {say('solo.again')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {leaving.value && (
        <Dialog
          title={say('solo.again.sure')}
          onClose={() => {
            leaving.value = false
          }}
          buttons={
            <Button variant="danger" icon="bin" onClick={onGiveUp}>
              {say('solo.giveUp')}
            </Button>
          }
        >
          <p>{say('solo.again.gone')}</p>
        </Dialog>
      )}
    </>
  )
}

function Damaged({ damage, raw, onStart }: DamagedCampaign & { readonly onStart: () => void }) {
  return (
    <Panel gold title={say('solo.damaged.title')}>
      <p role="alert">{say('solo.damaged.text')}</p>
      <p>
        <code>{damage}</code>
      </p>
      <div class="row">
        <Button variant="quiet" icon="file" onClick={() => downloadJson('overlair-campaign.json', raw)}>
          {say('web.damaged.keep')}
        </Button>
        <Button variant="gold" onClick={onStart}>
          {say('solo.again')}
        </Button>
      </div>
    </Panel>
  )
}
