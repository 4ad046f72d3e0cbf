import { Sprite } from '../../../ui/sprite.tsx'
import { overbossSpriteOf } from './component-sprites.ts'
import './component-picture.css'

/** What a component of Overboss looks like. */
export function Picture({ id, scale }: { readonly id: string; readonly scale: 2 | 4 }) {
  const sprite = overbossSpriteOf(id)
  return sprite ? (
    <span class={`ob-component-picture${scale === 4 ? ' ob-component-picture--large' : ''}`}>
      <Sprite name={sprite} scale={scale} />
    </span>
  ) : null
}
