import { Sprite } from '../card/sprite.tsx'
import './hero-figure.css'

/** A hero with feet. The sprite has three frames side by side: standing, left foot, right foot. */
export const HeroFigure = ({ hero, walks = false }: { readonly hero: string; readonly walks?: boolean }) => (
  <Sprite name={`walker-${hero}`} class={`dm-figure${walks ? ' dm-figure--walks' : ''}`} />
)
