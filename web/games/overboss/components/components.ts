// Tiles, tokens and cards out of the texts of a game: what has a name is a component.
export interface Component {
  /** `terrain:forest`, `boss:king_croak`. */
  readonly id: string
  /** The keys of what is said of it. */
  readonly texts: readonly string[]
}

/** Words of the score sheet, of solo modes and the like: names, but nothing that lies on a table. */
const NOT_ON_THE_TABLE =
  /^(score|mode|difficulty|edge|terrainClass|tokenKind|commandType|side\w*|objective|level|board):/
/** A short form of a text that stands beside it. */
const SHORT = /\.(short|name)$/

export function componentsOf(texts: Readonly<Record<string, string>>): Component[] {
  const keys = Object.keys(texts)
  return keys
    .filter(key => key.endsWith('.name') && !NOT_ON_THE_TABLE.test(key))
    .map(key => {
      const id = key.slice(0, -'.name'.length)
      return { id, texts: keys.filter(other => other.startsWith(`${id}.`) && !SHORT.test(other)) }
    })
}
