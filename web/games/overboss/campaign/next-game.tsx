import { type Campaign, levels, type markHeart, metOn } from '@overlair/rules/overboss'
import { type BoardId, boardIds } from '@overlair/rules/overboss/model/boards'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { RuleLink } from '../../../rulebook/rule-link.tsx'
import { Button } from '../../../ui/index.ts'
import { ChoiceField } from '../../../ui/option-field.tsx'
import { isOverbossSprite } from '../../../ui/overboss-sprites.ts'
import { Sprite } from '../../../ui/sprite.tsx'
import { Objective } from './levels.tsx'

interface NextGameProps {
  readonly sheet: Campaign
  readonly onPlay: (boss: Parameters<typeof markHeart>[1], board: BoardId) => void
  /** Only set if two objectives of the level are met (OB-162). */
  readonly onMoveOn?: () => void
}
/** The next campaign game: level, terrains, boss, objectives (OB-158) and board (OB-187). */
export function NextGame({ sheet, onPlay, onMoveOn }: NextGameProps) {
  const level = levels[sheet.level - 1]
  const chosenBoss = useSignal(level?.bosses[0])
  const chosenBoard = useSignal<BoardId>('3x4')
  const isStarting = useSignal(false)
  if (!level) return null
  const met = metOn(sheet, level.level)
  return (
    <section class="panel pixel-border panel--gold ob-next-game" aria-labelledby="next-level">
      <div class="ob-next-game__text">
        <p class="ob-next-game__number">{say('solo.level', { n: level.level })}</p>
        <h2 id="next-level">{say.maybe(`level:${level.level}.title`)}</h2>
        <p class="ob-campaign__label">{say('solo.terrains')}</p>
        <ul class="ob-next-game__terrains">
          {level.terrains.map(terrain => {
            const emblem = `emblem-${terrain}`
            return (
              <li key={terrain}>
                {isOverbossSprite(emblem) && <Sprite name={emblem} scale={2} />}
                {say.maybe(`terrain:${terrain}.name`)}
              </li>
            )
          })}
        </ul>
        <p class="ob-campaign__label">
          {say('solo.objectives')} <RuleLink rule="OB-162" />
        </p>
        <ul class="ob-objective-list">
          {level.objectives.map(({ id }) => (
            <Objective key={id} id={id} met={met.includes(id)} />
          ))}
        </ul>
      </div>
      <fieldset class="ob-next-game__bosses">
        <legend class="ob-campaign__label">{say(level.bosses.length > 1 ? 'solo.boss.choose' : 'solo.boss')}</legend>
        {level.bosses.map(boss => {
          const throne = `throne-${boss}`
          const card = (
            <>
              <span class="ob-boss-option__art">{isOverbossSprite(throne) && <Sprite name={throne} scale={2} />}</span>
              <span class="ob-boss-option__text">
                <strong>{say.maybe(`boss:${boss}.name`)}</strong>
                <span>
                  <em>{say('solo.boss.ability')}:</em> {say.maybe(`boss:${boss}.reveal`)}
                </span>
                <span>
                  <em>{say('solo.boss.goal')}:</em> {say.maybe(`boss:${boss}.goal`)}
                </span>
              </span>
            </>
          )
          if (level.bosses.length === 1)
            return (
              <div key={boss} class="ob-boss-option ob-boss-option--only pixel-border">
                {card}
              </div>
            )
          return (
            <label key={boss} class="ob-boss-option pixel-border">
              <input
                class="input-overlay"
                type="radio"
                name="boss"
                checked={chosenBoss.value === boss}
                onChange={() => {
                  chosenBoss.value = boss
                }}
              />
              {card}
            </label>
          )
        })}
      </fieldset>
      <div class="ob-next-game__actions">
        <ChoiceField
          name={say('web.ob.board')}
          text={say('solo.board.text')}
          hint={<RuleLink rule="OB-187" />}
          values={boardIds}
          value={chosenBoard.value}
          labelOf={board => say(`board:${board}.name`)}
          disabledReasonOf={() => undefined}
          onChange={board => {
            chosenBoard.value = board
          }}
        />
        {onMoveOn && <p>{say('solo.moveOn.note')}</p>}
        <div class="row">
          {onMoveOn && (
            <Button variant="gold" icon="next" onClick={onMoveOn}>
              {say('solo.moveOn', { n: level.level + 1 })}
            </Button>
          )}
          <Button
            variant={onMoveOn ? 'plain' : 'gold'}
            icon="heart"
            disabledReason={isStarting.value ? say('web.loading') : undefined}
            onClick={() => {
              isStarting.value = true
              onPlay(chosenBoss.value, chosenBoard.value)
            }}
          >
            {say('solo.play')}
          </Button>
        </div>
      </div>
    </section>
  )
}
