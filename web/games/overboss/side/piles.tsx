import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Dialog } from '../../../ui/index.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { commandName, tileName } from '../model/texts.ts'
import { Piece, Tile } from '../pieces/piece.tsx'

/** Deck, bag and what was discarded, which anybody may look through. */
export function Piles({ match }: { readonly match: OverbossMatch }) {
  const { deck, bag, discard, commands, options } = match.view.value
  const open = useSignal(false)
  const gone = discard.length + commands.discard.length
  return (
    <div class="ob-piles">
      <span class="ob-piles__item" data-pile="deck">
        {say('web.ob.deck', { n: deck })}
      </span>
      <span class="ob-piles__item" data-pile="bag">
        {say('web.ob.bag', { n: bag })}
      </span>
      {options.commands && <span class="ob-piles__item">{say('web.ob.commandDeck', { n: commands.deck })}</span>}
      <button
        type="button"
        class="ob-piles__item ob-piles__open"
        data-pile="discard"
        onClick={() => {
          open.value = true
        }}
      >
        {say('web.ob.discards', { n: gone })}
      </button>
      {open.value && (
        <Dialog
          title={say('web.ob.discards', { n: gone })}
          onClose={() => {
            open.value = false
          }}
        >
          {gone === 0 && <p>{say('web.ob.nothing')}</p>}
          <ul class="ob-discards">
            {discard.map((tile, i) => (
              <li key={i}>
                <Tile tile={tile} />
                {tileName(tile)}
              </li>
            ))}
            {commands.discard.map((command, i) => (
              <li key={`command ${i}`}>
                <Piece name={`command-${command}`} />
                {commandName(command)}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
