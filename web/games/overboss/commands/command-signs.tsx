import type { Seat } from '@overlair/rules/kernel'
import { type CommandId, commandCards, commandNumber } from '@overlair/rules/overboss/model/commands'
import { say } from '../../../platform/i18n/say.ts'
import { spotOf } from '../input/click-paths.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { Selection } from '../input/selection.ts'
import { patternState } from '../model/pattern-state.ts'
import { commandName, terrainName } from '../model/texts.ts'
import './command-signs.css'

interface CommandSignsProps {
  readonly selection: Selection
  /** The seat whose map the reasons are about. */
  readonly seat: Seat
}
/** The row of command cards (OB-132): effect, pattern, and whether the card can be activated, or why not. */
export function CommandSigns({ selection, seat }: CommandSignsProps) {
  const { row } = selection.match.view.value.commands
  return (
    <section class="ob-commands" aria-label={say('web.ob.commandRow')} data-coach="commands">
      <h2 class="ob-sign__title">
        {say('web.ob.commandRow')} <small>{say('web.ob.commandRow.text')}</small>
      </h2>
      <ul>
        {row.map((command, i) => (
          <li key={i}>
            <CommandSign
              selection={selection}
              seat={seat}
              command={command}
              // Cards with the same effect follow each other often; where space is scarce, only the first one shows it.
              repeats={row.slice(0, i).some(other => typeOf(other) === typeOf(command))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const typeOf = (command: CommandId): string => command.split('-')[0] ?? ''

interface CommandSignProps extends CommandSignsProps {
  readonly command: CommandId
  readonly repeats: boolean
}
function CommandSign({ selection, seat, command, repeats }: CommandSignProps) {
  const spot = spotOf.card(command)
  const isLegal = selection.legalSpots.value.has(spot)
  const content = (
    <>
      <Pattern command={command} />
      <b class="ob-command__name">{commandName(command)}</b>
      <span class={repeats ? 'ob-command__effect ob-command__effect--repeated' : 'ob-command__effect'}>
        {say.maybe(`commandType:${typeOf(command)}.text`)}
      </span>
      <span class="visually-hidden">{say.maybe(`command:${command}.pattern`)}</span>
      <span class="ob-command__need">{isLegal ? say('web.ob.commandReady') : needText(selection, seat, command)}</span>
    </>
  )
  const className = `ob-command ob-command--${typeOf(command)}`
  return isLegal ? (
    <button
      type="button"
      class={`${className} is-legal`}
      data-spot={spot}
      data-legal=""
      onClick={() => selection.click(spot)}
      {...hoverHandlers(selection, spot)}
    >
      {content}
    </button>
  ) : (
    <div class={className} data-spot={spot} {...hoverHandlers(selection, spot)}>
      {content}
    </div>
  )
}

/** Why a card cannot be activated now. */
function needText({ match }: Selection, seat: Seat, command: CommandId): string {
  const view = match.view.value
  if (view.turn.commandUsed && view.turn.seat === seat) return say('web.ob.command.used')
  const { terrain, missing } = patternState(view, seat, command)
  if (terrain === undefined) return say.maybe(`command:${command}.pattern`) ?? ''
  if (missing === 0) return say('web.ob.command.stale', { terrain: terrainName(terrain) })
  return say('web.ob.command.missing', { n: missing, terrain: terrainName(terrain) })
}

/** The pattern as a small picture. The text below it says the same. */
function Pattern({ command }: { readonly command: CommandId }) {
  const pattern = commandCards[commandNumber(command) ?? 0]?.pattern ?? []
  return (
    <span class="ob-command__pattern" aria-hidden="true">
      {pattern.map(([row, column]) => (
        <i key={`${row} ${column}`} style={{ gridArea: `${row + 1} / ${column + 1}` }} />
      ))}
    </span>
  )
}
