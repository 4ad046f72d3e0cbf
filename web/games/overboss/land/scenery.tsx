import { landSheet } from '../../../sprites/scene/land.sheet.ts'
import { placeSprites } from '../../../ui/sprite-sheet.ts'
import './scenery.css'

type SceneryName = (typeof landSheet)[number][2][number]
const rects = placeSprites(landSheet)

interface SceneryProps {
  readonly name: SceneryName
  readonly class?: string
}
/** A piece of the scenery. A strip is as wide as its sheet and repeats sideways; its class sets the width. */
export function Scenery({ name, class: className = '' }: SceneryProps) {
  const [left, top, width, height] = rects.get(name)!
  const style = { '--sprite-x': `${left}`, '--sprite-y': `${top}`, '--sprite-w': `${width}`, '--sprite-h': `${height}` }
  return <span class={`ob-scenery ${className}`} style={style} aria-hidden="true" />
}

/** Kinds of untouched ground by space. Neighbours differ. */
const kinds = [1, 3, 2, 4, 4, 1, 3, 2, 2, 4, 1, 3, 3, 2, 4, 1] as const
/** The ground of an empty space. */
export const Ground = ({ space }: { readonly space: number }) => (
  <Scenery name={`ground-${kinds[space % kinds.length] ?? 1}`} />
)

/** What lies behind the table: sky and far range, hills, the sea with a ship. Created once, since it never changes. */
export const horizon = (
  <div class="ob-horizon" aria-hidden="true">
    <div class="ob-horizon__sky">
      <Scenery name="cloud" class="ob-horizon__cloud" />
      <Scenery name="cloud" class="ob-horizon__cloud ob-horizon__cloud--far" />
      <span class="ob-horizon__range" />
      <span class="ob-horizon__hills" />
    </div>
    <div class="ob-horizon__sea">
      <Scenery name="ship" class="ob-horizon__ship" />
    </div>
  </div>
)

/** The rim of a map: mountains above and to the left, the coast below and to the right (OB-105). Created once. */
export const rim = (
  <div class="ob-rim" aria-hidden="true">
    <span class="ob-rim__meadow" />
    <Scenery name="mountains-behind" class="ob-rim__behind" />
    <Scenery name="mountains-beside" class="ob-rim__beside" />
    <Scenery name="coast-beside" class="ob-rim__east" />
    <Scenery name="coast-before" class="ob-rim__before" />
    <Scenery name="coast-corner" class="ob-rim__corner" />
  </div>
)
