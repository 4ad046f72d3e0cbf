import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { spot } from '../input/spots.ts'
import { commandName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'

/** The row of command cards (OB-132): their patterns, and which of them can be activated now. */
export function Commands({ hand }: { readonly hand: Selection }) {
  const { row } = hand.match.view.value.commands
  return (
    <section class="ob-commands" aria-label={say('web.ob.commandRow')}>
      <ul>
        {row.map((command, i) => {
          const place = spot.card(command)
          const live = hand.live.value.has(place)
          const inside = (
            <>
              <Piece name={`command-${command}`} />
              <span class="ob-command__text">
                <b>{commandName(command)}</b>
                <span>{live ? say('web.ob.commandReady') : say.maybe(`command:${command}.pattern`)}</span>
              </span>
            </>
          )
          const text = say.maybe(`commandType:${command.split('-')[0]}.text`)
          return (
            <li key={i} title={text}>
              {live ? (
                <button
                  type="button"
                  class="ob-command pixel-border is-legal"
                  data-spot={place}
                  data-legal=""
                  onClick={() => hand.touch(place)}
                >
                  {inside}
                </button>
              ) : (
                <div class="ob-command pixel-border" data-spot={place}>
                  {inside}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
