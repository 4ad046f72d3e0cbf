import '@overlair/rules/dungeon/cards/boss-monster/index'

export { places } from '../../../sprites/boss-monster.places.ts'
