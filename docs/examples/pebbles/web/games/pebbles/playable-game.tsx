import { type PebbleChoice, type PebbleView, pebbles } from '@overlair/rules/kernel/testing/pebbles'
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { TableMatch } from '../../match/table-match.ts'
import { say } from '../../platform/i18n/say.ts'
import { FlagField } from '../../ui/option-field.tsx'

type PebbleMatch = TableMatch<PebbleView, PebbleChoice>

export const playableGame: PlayableGame = {
  id: 'pebbles',
  game: pebbles,
  textNamespaces: () => ['pebbles', 'prompts'],
  summaryOf: (view, result) => ({
    round: (view as PebbleView).table.length,
    scores: (result?.scores ?? []).map(points => ({ points })),
    ...(result && { winners: result.winners }),
  }),
  OptionsForm: ({ value, onChange }) => (
    <FlagField
      name={say('pebbles.long')}
      text={say('pebbles.long.text')}
      on={value.long === true}
      disabledReason={undefined}
      onChange={long => onChange({ ...value, long })}
    />
  ),
  Status: ({ match }: { readonly match: PebbleMatch }) => <>{say('pebbles.bag', { count: match.view.value.bag })}</>,
  Table: ({ match, children }) => (
    <main class="page" id="main" tabIndex={-1}>
      <Prompt match={match} />
      {match.result.value && <p role="status">{say('pebbles.over')}</p>}
      {children}
    </main>
  ),
}

function Prompt({ match }: { readonly match: PebbleMatch }) {
  const ask = match.ask.value
  if (!ask) return null
  return (
    <section data-coach="prompt">
      <h2>{say('pebbles.prompt')}</h2>
      {ask.choices.map(choice => (
        <button key={choice.bid} type="button" class="button" onClick={() => match.choose(choice)}>
          {say.maybe(`pebble:${choice.bid}.name`)}
        </button>
      ))}
    </section>
  )
}
