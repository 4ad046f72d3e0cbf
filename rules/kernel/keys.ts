/** The keys of a table that has no others than its type says. */
export const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] =>
  Object.keys(table) as K[]
