import '@overlair/rules/dungeon/cards/crash-landing/index'

export { places } from '../../../sprites/crash-landing.places.ts'
