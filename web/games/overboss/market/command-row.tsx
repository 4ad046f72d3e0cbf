import { say } from '../../../platform/i18n/say.ts'
import { spotOf } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { commandName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'

/** The row of command cards with their patterns (OB-132). Marks the cards that the player can activate now. */
export function CommandRow({ selection }: { readonly selection: Selection }) {
  const { row } = selection.match.view.value.commands
  return (
    <section class="ob-commands" aria-label={say('web.ob.commandRow')}>
      <ul>
        {row.map((command, i) => {
          const spot = spotOf.card(command)
          const isLegal = selection.legalSpots.value.has(spot)
          const content = (
            <>
              <Piece name={`command-${command}`} />
              <span class="ob-command__text">
                <b>{commandName(command)}</b>
                <span>{isLegal ? say('web.ob.commandReady') : say.maybe(`command:${command}.pattern`)}</span>
              </span>
            </>
          )
          const text = say.maybe(`commandType:${command.split('-')[0]}.text`)
          return (
            <li key={i} title={text}>
              {isLegal ? (
                <button
                  type="button"
                  class="ob-command pixel-border is-legal"
                  data-spot={spot}
                  data-legal=""
                  onClick={() => selection.click(spot)}
                >
                  {content}
                </button>
              ) : (
                <div class="ob-command pixel-border" data-spot={spot}>
                  {content}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
