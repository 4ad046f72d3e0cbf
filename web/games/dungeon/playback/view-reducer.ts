// Applies events one by one to the view that playback shows. The details that an event lacks come from the final view.
import type { Event, HeroView, PlayerView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Seat } from '@overlair/rules/kernel'
import { heroesOnLandmarks } from '../model/town-heroes.ts'
import { applyBoardEvent } from './board-reducer.ts'

export function applyEvent(before: View, event: Event, final: View): View {
  const view = applyBoardEvent(before, event, final)
  const withFinalDungeons = (): View => ({
    ...view,
    players: view.players.map((player, i) => {
      const { dungeon, treasure, leveled } = final.players[i] ?? player
      return { ...player, dungeon, treasure, leveled }
    }),
  })
  switch (event.event) {
    case 'phase':
      return { ...view, phase: event.phase, round: event.round, active: null }
    case 'active':
      return { ...view, active: event.seat }
    case 'arrived':
      return { ...view, town: [...view.town, newHero(event.hero)] }
    case 'lured':
    case 'to-entrance': {
      const hero = findHero(view, event.hero)
      const rest = withoutHero(view, event.hero)
      return {
        ...rest,
        players: rest.players.map((player, i) => (i === event.seat ? withEntrant(player, hero) : player)),
      }
    }
    case 'to-town': {
      const hero = findHero(view, event.hero)
      const rest = withoutHero(view, event.hero)
      return { ...rest, town: [...rest.town, hero] }
    }
    case 'entered':
    case 'removed':
      return withoutHero(view, event.hero)
    case 'killed':
      return withPlayer(event.seat, withoutHero(view, event.hero), ({ souls, score }) => ({
        souls: souls + event.souls,
        score: score + event.souls,
      }))
    case 'survived':
      return withPlayer(event.seat, withoutHero(view, event.hero), ({ wounds, score }) => ({
        wounds: wounds + event.wounds,
        score: score - event.wounds,
      }))
    case 'placed':
    case 'built':
    case 'level-up':
    case 'destroyed':
    case 'uncovered':
    case 'deactivated':
    case 'swapped':
    case 'counters':
    case 'woke':
    case 'restacked':
      return withFinalDungeons()
    case 'lasting':
      return { ...withFinalDungeons(), lasting: final.lasting }
    case 'coins':
      return withPlayer(event.seat, view, ({ coins }) => ({ coins: coins + event.add }))
    case 'cast':
    case 'declared':
      return { ...view, pending: final.pending.length > 0 ? final.pending : view.pending, hand: final.hand }
    default:
      return view
  }
}

const withPlayer = (seat: Seat, view: View, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
})
/** A hero without damage, as it arrives in town. */
const newHero = (name: string): HeroView => ({
  name,
  damage: 0,
  health: shelf.heroFacts(name).health,
  waits: false,
  items: [],
})
const withEntrant = (player: PlayerView, hero: HeroView): PlayerView => ({
  ...player,
  entrance: [...player.entrance, hero],
})

function findHero(view: View, name: string): HeroView {
  const all = [
    ...view.town,
    ...heroesOnLandmarks(view),
    ...view.players.flatMap(({ entrance, walker }) => [...entrance, ...(walker ? [walker] : [])]),
  ]
  return all.find(hero => hero.name === name) ?? newHero(name)
}
const withoutHero = (view: View, name: string): View => ({
  ...view,
  town: view.town.filter(hero => hero.name !== name),
  players: view.players.map(player => ({
    ...player,
    entrance: player.entrance.filter(hero => hero.name !== name),
    walker: player.walker?.name === name ? null : player.walker,
  })),
})
