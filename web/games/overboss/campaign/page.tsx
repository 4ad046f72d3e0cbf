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
import type { BoardId } from '@overlair/rules/overboss/model/boards'
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
import { ScoreSummary } from './score-summary.tsx'
import { CampaignStartForm } from './start-form.tsx'
import { type DamagedCampaign, deleteCampaign, findCampaign, saveCampaign, saveCampaignGame } from './storage.ts'
import './campaign.css'

export const title = () => say('solo.campaign')

type Boss = Parameters<typeof markHeart>[1]
type LoadedCampaign = CampaignProgress | DamagedCampaign | 'none'

async function loadCampaign(): Promise<LoadedCampaign> {
  const saved = await findCampaign()
  if (!saved) return 'none'
  if ('damage' in saved) return saved
  return campaignProgress(saved, saved.match === null ? undefined : await findMatch(saved.match))
}

/** Marks a heart and creates the match that it pays for (OB-159). Returns the id of the match. */
async function startGame(sheet: Campaign, boss: Boss, board: BoardId): Promise<string> {
  const campaign = markHeart(sheet, boss)
  const record = newRecord(overboss, gameOptions(campaign, board), crypto.randomUUID())
  const now = Date.now()
  const id = newMatchId()
  const seats = [{ kind: 'person', name: say('web.newGame.player', { n: 1 }) }] as const
  await saveCampaignGame(campaign, { id, record, seats, started: now, touched: now, over: false })
  return id
}

export function Page() {
  const loaded = useSignal<LoadedCampaign | undefined>(undefined)
  const reportError = useReportError()
  /** Waits for a change to the saved campaign, then loads it again. */
  const reloadAfter = (change: Promise<unknown>) =>
    change.then(loadCampaign).then(campaign => {
      loaded.value = campaign
    }, reportError)
  useEffect(() => void reloadAfter(Promise.resolve()), [])
  const campaign = loaded.value
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('solo.campaign')}</h1>
      {campaign === undefined && <p role="status">{say('web.loading')}</p>}
      {campaign === 'none' && (
        <CampaignStartForm
          onStart={difficulty => void reloadAfter(saveCampaign({ campaign: startCampaign(difficulty), match: null }))}
        />
      )}
      {campaign !== undefined && campaign !== 'none' && 'damage' in campaign && (
        <DamagedCampaignPanel {...campaign} onStart={() => void reloadAfter(deleteCampaign())} />
      )}
      {campaign !== undefined && campaign !== 'none' && 'sheet' in campaign && (
        <CampaignSheet
          {...campaign}
          onPlay={(boss, board) =>
            startGame(campaign.sheet, boss, board).then(match => navigate({ page: 'table', match }), reportError)
          }
          onMoveOn={() => void reloadAfter(saveCampaign({ campaign: moveOn(campaign.sheet), match: null }))}
          onDropLostGame={() => void reloadAfter(saveCampaign({ campaign: dropLostGame(campaign.sheet), match: null }))}
          onGiveUp={() => void reloadAfter(deleteCampaign())}
        />
      )}
    </main>
  )
}

interface CampaignSheetProps extends CampaignProgress {
  readonly onPlay: (boss: Boss, board: BoardId) => void
  readonly onMoveOn: () => void
  readonly onDropLostGame: () => void
  readonly onGiveUp: () => void
}
function CampaignSheet({ sheet, game, last, onPlay, onMoveOn, onDropLostGame, onGiveUp }: CampaignSheetProps) {
  const result = campaignResult(sheet)
  const confirmsGiveUp = useSignal(false)
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
      {game?.kind === 'lost' && (
        <Panel gold>
          <p role="alert">{say('solo.gone')}</p>
          <div class="row">
            <Button variant="gold" onClick={onDropLostGame}>
              {say('solo.gone.on')}
            </Button>
          </div>
        </Panel>
      )}
      {game?.kind === 'running' && (
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
          <ScoreSummary sheet={sheet} />
          <Missions sheet={sheet} />
          {!result && (
            <div class="row">
              <Button
                variant="quiet"
                onClick={() => {
                  confirmsGiveUp.value = true
                }}
              >
                {say('solo.again')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {confirmsGiveUp.value && (
        <Dialog
          title={say('solo.again.sure')}
          onClose={() => {
            confirmsGiveUp.value = false
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

function DamagedCampaignPanel({ damage, raw, onStart }: DamagedCampaign & { readonly onStart: () => void }) {
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
