// Sizes that the layout and the style sheets share. The table sets them as custom properties on its root.

/** Height of a card in pixels: whole, folded to name and sprite, and as a strip. */
export const CARD_HEIGHT = { full: 204, folded: 114, strip: 62 }
/** Least height of the prompt in pixels. */
export const PROMPT_HEIGHT = 64
/** A town without landmarks shows this many heroes in a row, and this many rows at most. */
export const HEROES_PER_ROW = 4
export const MAX_ROWS = 3

/** The style of the table's root. */
export const sizeProperties = {
  '--card-height': `${CARD_HEIGHT.full}px`,
  '--folded-card-height': `${CARD_HEIGHT.folded}px`,
  '--strip-card-height': `${CARD_HEIGHT.strip}px`,
  '--prompt-height': `${PROMPT_HEIGHT}px`,
  '--town-columns': `${HEROES_PER_ROW}`,
  '--town-rows': `${MAX_ROWS}`,
}
