// Applies one event to the town board of a shown view. The details that an event lacks come from the final view.
import type { Event, HeroView, View } from '@overlair/rules/dungeon'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import type { Seat } from '@overlair/rules/kernel'

/** Returns the view after an event of the town board. Returns the same view for any other event. */
export function applyBoardEvent(view: View, event: Event, final: View): View {
  const { board } = view
  if (!board) return view
  const withBoard = (change: Partial<BoardView>): View => ({ ...view, board: { ...board, ...change } })
  switch (event.event) {
    case 'market':
      return withBoard({ market: event.cards })
    case 'market-taken':
      return { ...withBoard({ market: without(board.market, event.card) }), hand: final.hand }
    case 'market-cleared':
      return withBoard({ market: [] })
    case 'pushed': {
      const hero = view.town.find(({ name }) => name === event.hero)
      if (!hero) return view
      const town = view.town.filter(one => one !== hero)
      return { ...view, town, board: withHeroAt(board, hero, event.place) }
    }
    case 'minion-placed':
      return withBoard({ minions: board.minions.map((space, seat) => (seat === event.seat ? event.space : space)) })
    case 'summoned':
      return { ...view, board: withoutHero(board, event.hero) }
    case 'first-player':
      return {
        ...withBoard({ minions: board.minions.map(() => '') }),
        order: orderFrom(view.order.length > 0 ? view.order : final.order, event.seat),
      }
    case 'item':
      return withBoard({ items: board.items - 1, itemsWaiting: [...board.itemsWaiting, event.item] })
    case 'item-taken':
      return {
        ...withBoard({ itemsWaiting: without(board.itemsWaiting, event.item) }),
        town: view.town.map(hero =>
          hero.name === event.hero ? { ...hero, items: [...hero.items, event.item] } : hero,
        ),
      }
    default:
      return view
  }
}

const without = (cards: readonly string[], card: string): readonly string[] => {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}
const withHeroAt = (board: BoardView, hero: HeroView, place: keyof BoardView['landmarks'] | 'tavern'): BoardView =>
  place === 'tavern'
    ? { ...board, tavern: [...board.tavern, hero] }
    : { ...board, landmarks: { ...board.landmarks, [place]: hero } }
const withoutHero = (board: BoardView, name: string): BoardView => {
  const unlessLeaving = (hero: HeroView | null) => (hero?.name === name ? null : hero)
  const { temple, stadium, library, hideout } = board.landmarks
  return {
    ...board,
    landmarks: {
      temple: unlessLeaving(temple),
      stadium: unlessLeaving(stadium),
      library: unlessLeaving(library),
      hideout: unlessLeaving(hideout),
    },
    tavern: board.tavern.filter(hero => hero.name !== name),
  }
}
/** The order of play, clockwise from the first player. */
const orderFrom = (order: readonly Seat[], first: Seat): readonly Seat[] => {
  const at = order.indexOf(first)
  return [...order.slice(at), ...order.slice(0, at)]
}
