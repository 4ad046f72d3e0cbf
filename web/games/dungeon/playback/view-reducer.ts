// The table between two moments: what was, with one event more. What an event does not say comes from how it will be.
import type { Event, HeroView, PlayerView, View } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Seat } from '@overlair/rules/kernel'
import { heroesOnLandmarks } from '../model/town-heroes.ts'
import { withBoard } from './board-reducer.ts'

export function applyEvent(before: View, event: Event, final: View): View {
  const view = withBoard(before, event, final)
  const dungeons = (): View => ({
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
      return { ...view, town: [...view.town, stranger(event.hero)] }
    case 'lured':
    case 'to-entrance': {
      const hero = heroIn(view, event.hero)
      const left = withoutHero(view, event.hero)
      return { ...left, players: left.players.map((player, i) => (i === event.seat ? joined(player, hero) : player)) }
    }
    case 'to-town': {
      const hero = heroIn(view, event.hero)
      const left = withoutHero(view, event.hero)
      return { ...left, town: [...left.town, hero] }
    }
    case 'entered':
    case 'removed':
      return withoutHero(view, event.hero)
    case 'killed':
      return at(event.seat, withoutHero(view, event.hero), ({ souls, score }) => ({
        souls: souls + event.souls,
        score: score + event.souls,
      }))
    case 'survived':
      return at(event.seat, withoutHero(view, event.hero), ({ wounds, score }) => ({
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
      return dungeons()
    case 'lasting':
      return { ...dungeons(), lasting: final.lasting }
    case 'coins':
      return at(event.seat, view, ({ coins }) => ({ coins: coins + event.add }))
    case 'cast':
    case 'declared':
      return { ...view, pending: final.pending.length > 0 ? final.pending : view.pending, hand: final.hand }
    default:
      return view
  }
}

const at = (seat: Seat, view: View, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
})
const stranger = (name: string): HeroView => ({
  name,
  damage: 0,
  health: heroFacts(name).health,
  waits: false,
  items: [],
})
const joined = (player: PlayerView, hero: HeroView): PlayerView => ({ ...player, entrance: [...player.entrance, hero] })

function heroIn(view: View, name: string): HeroView {
  const all = [
    ...view.town,
    ...heroesOnLandmarks(view),
    ...view.players.flatMap(({ entrance, walker: inside }) => [...entrance, ...(inside ? [inside] : [])]),
  ]
  return all.find(hero => hero.name === name) ?? stranger(name)
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
