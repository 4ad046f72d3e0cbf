// Sizes that the style sheets need. The table sets them as custom properties on its root.

/** Height of a card in pixels where it stands alone: in the choice of cards and in dialogs. */
const CARD_HEIGHT = 204

/** The style of the table's root. */
export const sizeProperties = { '--card-height': `${CARD_HEIGHT}px` }
