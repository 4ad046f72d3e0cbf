import { HomeSprite } from '../../ui/home-sprite.tsx'
import './landscape.css'

/** What lies behind the places, from far to near: sky, mountains, houses and people. */
export const Landscape = () => (
  <div class="landscape" aria-hidden="true">
    <span class="landscape__stars" />
    <HomeSprite name="moon" scale={3} part="landscape__moon" />
    <HomeSprite name="cloud-long" part="landscape__cloud" />
    <HomeSprite name="cloud-short" part="landscape__cloud landscape__cloud--right" />
    <span class="landscape__far" />
    <span class="landscape__near" />
    <span class="landscape__water" />
    <HomeSprite name="ship" part="landscape__ship" />
    <div class="landscape__street">
      <HomeSprite name="street" part="landscape__houses" />
      <HomeSprite name="nell" part="landscape__nell" />
      <HomeSprite name="king" part="landscape__king" />
      <span class="landscape__road" />
    </div>
  </div>
)
