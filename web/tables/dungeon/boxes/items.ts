import '@overlair/rules/dungeon/cards/items/index'

export { places } from '../../../sprites/items.places.ts'
