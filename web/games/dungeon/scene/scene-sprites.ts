// Makes the sprites of the scene known: street, halls, gates. The browser fetches the sheet when a table shows the first of them.
import { sceneSheet } from '../../../sprites/scene.sheet.ts'
import { registerSpriteSheet } from '../card/sprite.tsx'

registerSpriteSheet('scene', sceneSheet)
