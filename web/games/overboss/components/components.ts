// Derives the list of components from the texts of a game: every id with a name is a tile, token or card.
export interface Component {
  /** `terrain:forest`, `boss:king_croak`. */
  readonly id: string
  /** Keys of its texts, without the name. */
  readonly texts: readonly string[]
}

/** Kinds with a name that are not components: lines of the score sheet, solo modes and the like. */
const NOT_COMPONENTS = /^(score|mode|difficulty|edge|terrainClass|tokenKind|commandType|side\w*|objective|level|board):/
/** Names, and short forms of other texts. */
const NAME_OR_SHORT = /\.(short|name)$/

export function componentsOf(texts: Readonly<Record<string, string>>): Component[] {
  const keys = Object.keys(texts)
  return keys
    .filter(key => key.endsWith('.name') && !NOT_COMPONENTS.test(key))
    .map(key => {
      const id = key.slice(0, -'.name'.length)
      return { id, texts: keys.filter(other => other.startsWith(`${id}.`) && !NAME_OR_SHORT.test(other)) }
    })
}
