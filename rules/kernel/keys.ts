/** The typed keys of a table. The table must have no keys beyond those of its type. */
export const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] =>
  Object.keys(table) as K[]
