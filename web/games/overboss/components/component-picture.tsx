import { Sprite } from '../../../ui/sprite.tsx'
import { overbossSpriteOf } from './component-sprites.ts'
import './component-picture.css'

/** The sprite of a component. Empty if it has none. */
export function ComponentPicture({ id, scale }: { readonly id: string; readonly scale: 2 | 4 }) {
  const sprite = overbossSpriteOf(id)
  return sprite ? (
    <span class={`ob-component-picture${scale === 4 ? ' ob-component-picture--large' : ''}`}>
      <Sprite name={sprite} scale={scale} />
    </span>
  ) : null
}
