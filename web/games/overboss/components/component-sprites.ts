import { isOverbossSprite, type OverbossSprite } from '../../../ui/overboss-sprites.ts'

/** Returns the sprite of a component. Undefined if it has none. */
export function overbossSpriteOf(id: string): OverbossSprite | undefined {
  const [kind = '', name = ''] = id.split(':')
  const sprites: Readonly<Record<string, string>> = {
    terrain: `tile-${{ graveyard: 'graveyard-2', camp: 'camp-red' }[name] ?? name}`,
    tile: `tile-${name}`,
    monster: `monster-${name}`,
    miniboss: `miniboss-${name}`,
    crystal: `crystal-${name}`,
    portal: 'portal',
    boss: `throne-${name}`,
    command: `command-${name}`,
  }
  const sprite = sprites[kind]
  return sprite !== undefined && isOverbossSprite(sprite) ? sprite : undefined
}
