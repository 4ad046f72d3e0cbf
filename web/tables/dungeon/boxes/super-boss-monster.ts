import '@overlair/rules/dungeon/cards/super-boss-monster/index'

export { places } from '../../../sprites/super-boss-monster.places.ts'
