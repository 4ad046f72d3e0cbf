// What is asked, in words. A prompt of the rules without words here does not compile.
import type { Choice, EffectView, View } from '@overlair/rules/dungeon'
import type { Prompt } from '@overlair/rules/dungeon/model/choices'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { boardSpace } from './action-spaces.ts'
import { cardKindOf, cardName } from './names.ts'
import type { TextContext } from './text-context.ts'

export function promptText(ask: Ask<Choice>, view: View, words: TextContext): string {
  if (!isPrompt(ask.prompt)) throw new Error(`There are no words for the question “${ask.prompt}”.`)
  return questions[ask.prompt](ask, view, words)
}
const isPrompt = (prompt: string): prompt is Prompt => Object.hasOwn(questions, prompt)

type Question = (ask: Ask<Choice>, view: View, words: TextContext) => string
/** How many cards one choice names. */
const count = ({ choices }: Ask<Choice>): number => (choices.some(choice => 'and' in choice) ? 2 : 1)
const questions: { readonly [P in Prompt]: Question } = {
  'boss.choose': (_, __, { t }) => t('prompt.boss.choose'),
  mulligan: (_, __, { t }) => t('prompt.mulligan'),
  'discard.opening': (ask, _, { t }) => t('prompt.discard.opening', { count: count(ask) }),
  'discard.cards': (ask, _, { t }) => t('prompt.discard.cards', { count: count(ask) }),
  'discard.spell': (_, __, { t }) => t('prompt.discard.spell'),
  'build.first': (_, __, { t }) => t('prompt.build.first'),
  'build.room': (_, __, { t }) => t('prompt.build.room'),
  act: (ask, view, words) => windowText(ask, view, words),
  negate: (ask, view, words) => negateText(ask, view, words),
  ability: ({ why }, _, words) => words.t('prompt.ability', { card: cardName(why, words) }),
  heal: (_, __, { t }) => t('prompt.heal'),
  'choose.order': (_, __, { t }) => t('prompt.choose.order'),
  'choose.deck': (_, __, { t }) => t('prompt.choose.deck'),
  // On the landing pad no card says what becomes of it (SB-285).
  'choose.room': ({ why }, _, { t }) => t(why === 'SB-285' ? 'prompt.choose.stack' : 'prompt.choose.room'),
  'choose.ownRoom': (_, __, { t }) => t('prompt.choose.ownRoom'),
  'choose.cards': (ask, _, { t }) => t('prompt.choose.cards', { count: count(ask) }),
  'choose.fromDiscard': (_, __, { t }) => t('prompt.choose.fromDiscard'),
  'choose.fromHandOf': (_, __, { t }) => t('prompt.choose.fromShownHand'),
  'choose.hero': (_, __, { t }) => t('prompt.choose.hero'),
  'choose.dungeon': (_, __, { t }) => t('prompt.choose.dungeon'),
  'choose.opponent': (_, __, { t }) => t('prompt.choose.opponent'),
  'choose.treasure': (_, __, { t }) => t('prompt.choose.treasure'),
  'choose.target': ({ why }, _, words) => words.t('prompt.choose.target', { card: cardName(why, words) }),
  'market.take': (_, __, { t }) => t('prompt.market.take'),
  'minion.place': (_, __, { t }) => t('prompt.minion.place'),
  'minion.summon': (ask, view, words) => summonText(ask, view, words),
  'counter.place': (_, __, { t }) => t('prompt.counter.place'),
  'counter.remove': (_, __, { t }) => t('prompt.counter.remove'),
}

const isSpell = ({ card }: EffectView): boolean => cardKindOf(card) === 'spell'
/** The last thing that somebody else has announced. */
const announced = ({ pending }: View, seat: Seat): EffectView | undefined => pending.findLast(e => e.seat !== seat)

function negateText({ seat }: Ask<Choice>, view: View, words: TextContext): string {
  const effect = announced(view, seat)
  if (!effect) return words.t('prompt.act')
  const facts = { name: words.name(effect.seat), card: cardName(effect.card, words) }
  return isSpell(effect) ? words.t('prompt.negate', facts) : words.t('prompt.respond.ability', facts)
}
/** What somebody has announced comes first; in the adventure phase, the hero that everybody looks at. */
function windowText({ seat }: Ask<Choice>, view: View, words: TextContext): string {
  const { t } = words
  const effect = announced(view, seat)
  if (effect) {
    const facts = { name: words.name(effect.seat), card: cardName(effect.card, words) }
    return isSpell(effect) ? t('prompt.respond.spell', facts) : t('prompt.respond.ability', facts)
  }
  const adventurer = view.phase === 'adventure' && view.active !== null ? view.players[view.active] : undefined
  if (adventurer?.walker) {
    const { name, room, health, damage } = adventurer.walker
    return t('prompt.hero.inRoom', {
      hero: cardName(name, words),
      room: cardName(room, words),
      health: Math.max(0, health - damage),
    })
  }
  const next = adventurer?.entrance.find(hero => !hero.waits)
  return next ? t('prompt.hero.entrance', { hero: cardName(next.name, words) }) : t('prompt.act')
}
/** The minion stands where the hero is (SB-148); from the Tavern comes the one on top (SB-62). */
function summonText({ seat }: Ask<Choice>, { board }: View, words: TextContext): string {
  const place = boardSpace(board?.minions[seat] ?? '')?.place
  const hero = place === 'tavern' ? board?.tavern.at(-1) : place && place !== 'landing-pad' && board?.landmarks[place]
  return hero ? words.t('prompt.minion.summon', { hero: cardName(hero.name, words) }) : words.t('prompt.choose.dungeon')
}
