// Makes the sprites of the scene known: halls, lairs, street. The browser fetches a sheet when a table shows the first of its sprites.
import { hallSheet } from '../../../sprites/scene/halls.sheet.ts'
import { lairSheet } from '../../../sprites/scene/lairs.sheet.ts'
import { smallHallSheet } from '../../../sprites/scene/small-halls.sheet.ts'
import { streetSheet } from '../../../sprites/scene/street.sheet.ts'
import { registerSpriteSheet } from '../card/sprite.tsx'

registerSpriteSheet('halls', hallSheet)
registerSpriteSheet('small-halls', smallHallSheet)
registerSpriteSheet('lairs', lairSheet)
registerSpriteSheet('street', streetSheet)
