// The town board between two moments: what was, with one event more.
import type { Event, HeroView, View } from '@overlair/rules/dungeon'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import type { Seat } from '@overlair/rules/kernel'

export function withBoard(view: View, event: Event, final: View): View {
  const { board } = view
  if (!board) return view
  const to = (change: Partial<BoardView>): View => ({ ...view, board: { ...board, ...change } })
  switch (event.event) {
    case 'market':
      return to({ market: event.cards })
    case 'market-taken':
      return { ...to({ market: without(board.market, event.card) }), hand: final.hand }
    case 'market-cleared':
      return to({ market: [] })
    case 'pushed': {
      const hero = view.town.find(({ name }) => name === event.hero)
      if (!hero) return view
      const town = view.town.filter(one => one !== hero)
      return { ...view, town, board: settled(board, hero, event.place) }
    }
    case 'minion-placed':
      return to({ minions: board.minions.map((space, seat) => (seat === event.seat ? event.space : space)) })
    case 'summoned':
      return { ...view, board: leaving(board, event.hero) }
    case 'first-player':
      return {
        ...to({ minions: board.minions.map(() => '') }),
        order: from(view.order.length > 0 ? view.order : final.order, event.seat),
      }
    case 'item':
      return to({ items: board.items - 1, itemsWaiting: [...board.itemsWaiting, event.item] })
    case 'item-taken':
      return {
        ...to({ itemsWaiting: without(board.itemsWaiting, event.item) }),
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
const settled = (board: BoardView, hero: HeroView, place: keyof BoardView['landmarks'] | 'tavern'): BoardView =>
  place === 'tavern'
    ? { ...board, tavern: [...board.tavern, hero] }
    : { ...board, landmarks: { ...board.landmarks, [place]: hero } }
const leaving = (board: BoardView, name: string): BoardView => {
  const stays = (hero: HeroView | null) => (hero?.name === name ? null : hero)
  const { temple, stadium, library, hideout } = board.landmarks
  return {
    ...board,
    landmarks: { temple: stays(temple), stadium: stays(stadium), library: stays(library), hideout: stays(hideout) },
    tavern: board.tavern.filter(hero => hero.name !== name),
  }
}
const from = (order: readonly Seat[], first: Seat): readonly Seat[] => {
  const at = order.indexOf(first)
  return [...order.slice(at), ...order.slice(0, at)]
}
