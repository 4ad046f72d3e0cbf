// Texts of prompts. A new prompt without a text here does not compile.
import type { Choice, EffectView, View } from '@overlair/rules/dungeon'
import type { Prompt } from '@overlair/rules/dungeon/model/choices'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { boardSpace } from './action-spaces.ts'
import { cardKindOf, cardName } from './names.ts'
import type { TextContext } from './text-context.ts'

export function promptText(ask: Ask<Choice>, view: View, context: TextContext): string {
  if (!isPrompt(ask.prompt)) throw new Error(`no text for the prompt “${ask.prompt}”`)
  return promptTexts[ask.prompt](ask, view, context)
}
const isPrompt = (prompt: string): prompt is Prompt => Object.hasOwn(promptTexts, prompt)

type PromptText = (ask: Ask<Choice>, view: View, context: TextContext) => string
/** Returns how many cards one choice names. */
const count = ({ choices }: Ask<Choice>): number => (choices.some(choice => 'and' in choice) ? 2 : 1)
const promptTexts: { readonly [P in Prompt]: PromptText } = {
  'boss.choose': (_, __, { t }) => t('prompt.boss.choose'),
  mulligan: (_, __, { t }) => t('prompt.mulligan'),
  'discard.opening': (ask, _, { t }) => t('prompt.discard.opening', { count: count(ask) }),
  'discard.cards': (ask, _, { t }) => t('prompt.discard.cards', { count: count(ask) }),
  'discard.spell': (_, __, { t }) => t('prompt.discard.spell'),
  'build.first': (_, __, { t }) => t('prompt.build.first'),
  'build.room': (_, __, { t }) => t('prompt.build.room'),
  act: (ask, view, context) => windowText(ask, view, context),
  negate: (ask, view, context) => negateText(ask, view, context),
  ability: ({ why }, _, context) => context.t('prompt.ability', { card: cardName(why, context) }),
  heal: (_, __, { t }) => t('prompt.heal'),
  'choose.order': (_, __, { t }) => t('prompt.choose.order'),
  'choose.deck': (_, __, { t }) => t('prompt.choose.deck'),
  // No card explains the landing pad, so its prompt says what happens to the stack (SB-285).
  'choose.room': ({ why }, _, { t }) => t(why === 'SB-285' ? 'prompt.choose.stack' : 'prompt.choose.room'),
  'choose.ownRoom': (_, __, { t }) => t('prompt.choose.ownRoom'),
  'choose.cards': (ask, _, { t }) => t('prompt.choose.cards', { count: count(ask) }),
  'choose.fromDiscard': (_, __, { t }) => t('prompt.choose.fromDiscard'),
  'choose.fromHandOf': (_, __, { t }) => t('prompt.choose.fromShownHand'),
  'choose.hero': (_, __, { t }) => t('prompt.choose.hero'),
  'choose.dungeon': (_, __, { t }) => t('prompt.choose.dungeon'),
  'choose.opponent': (_, __, { t }) => t('prompt.choose.opponent'),
  'choose.treasure': (_, __, { t }) => t('prompt.choose.treasure'),
  'choose.target': ({ why }, _, context) => context.t('prompt.choose.target', { card: cardName(why, context) }),
  'market.take': (_, __, { t }) => t('prompt.market.take'),
  'minion.place': (_, __, { t }) => t('prompt.minion.place'),
  'minion.summon': (ask, view, context) => summonText(ask, view, context),
  'counter.place': (_, __, { t }) => t('prompt.counter.place'),
  'counter.remove': (_, __, { t }) => t('prompt.counter.remove'),
}

const isSpell = ({ card }: EffectView): boolean => cardKindOf(card) === 'spell'
/** Returns the latest pending effect of another seat. */
const latestOfOthers = ({ pending }: View, seat: Seat): EffectView | undefined => pending.findLast(e => e.seat !== seat)

function negateText({ seat }: Ask<Choice>, view: View, context: TextContext): string {
  const effect = latestOfOthers(view, seat)
  if (!effect) return context.t('prompt.act')
  const facts = { name: context.name(effect.seat), card: cardName(effect.card, context) }
  return isSpell(effect) ? context.t('prompt.negate', facts) : context.t('prompt.respond.ability', facts)
}
/** Names the pending effect of another player or, in the Adventure phase, the hero whose turn it is. */
function windowText({ seat }: Ask<Choice>, view: View, context: TextContext): string {
  const { t } = context
  const effect = latestOfOthers(view, seat)
  if (effect) {
    const facts = { name: context.name(effect.seat), card: cardName(effect.card, context) }
    return isSpell(effect) ? t('prompt.respond.spell', facts) : t('prompt.respond.ability', facts)
  }
  const adventurer = view.phase === 'adventure' && view.active !== null ? view.players[view.active] : undefined
  if (adventurer?.walker) {
    const { name, room, health, damage } = adventurer.walker
    return t('prompt.hero.inRoom', {
      hero: cardName(name, context),
      room: cardName(room, context),
      health: Math.max(0, health - damage),
    })
  }
  const next = adventurer?.entrance.find(hero => !hero.waits)
  return next ? t('prompt.hero.entrance', { hero: cardName(next.name, context) }) : t('prompt.act')
}
/** Names the hero at the place of the minion (SB-148). From the Tavern, the top hero comes (SB-62). */
function summonText({ seat }: Ask<Choice>, { board }: View, context: TextContext): string {
  const place = boardSpace(board?.minions[seat] ?? '')?.place
  const hero = place === 'tavern' ? board?.tavern.at(-1) : place && place !== 'landing-pad' && board?.landmarks[place]
  return hero
    ? context.t('prompt.minion.summon', { hero: cardName(hero.name, context) })
    : context.t('prompt.choose.dungeon')
}
