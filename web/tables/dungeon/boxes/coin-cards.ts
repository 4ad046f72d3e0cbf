import '@overlair/rules/dungeon/cards/coin-cards/index'

export { places } from '../../../sprites/coin-cards.places.ts'
