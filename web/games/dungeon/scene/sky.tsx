import { Sprite } from '../card/sprite.tsx'
import './sky.css'

/** What lies behind the street: sky, mountains, the road and the earth below it. */
export const Sky = () => (
  <div class="dm-sky" aria-hidden="true">
    <span class="dm-sky__far" />
    <span class="dm-sky__near" />
    <Sprite name="moon" class="dm-sky__moon" />
    <Sprite name="cloud-1" class="dm-sky__cloud" />
    <Sprite name="cloud-2" class="dm-sky__cloud dm-sky__cloud--right" />
    <span class="dm-sky__ground" />
  </div>
)
