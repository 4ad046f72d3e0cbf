import '@overlair/rules/dungeon/cards/next-level/index'

export { places } from '../../../sprites/next-level.places.ts'
