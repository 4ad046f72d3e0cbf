/** The spots that make a choice when the player clicks them in this order. */
export interface ClickPath<Choice, Spot extends string> {
  readonly choice: Choice
  readonly spots: readonly Spot[]
}
type ClickPaths<Choice, Spot extends string> = readonly ClickPath<Choice, Spot>[]

const startsWith = (spots: readonly string[], selected: readonly string[]): boolean =>
  spots.length >= selected.length && selected.every((spot, i) => spots[i] === spot)

/** Returns the paths that continue after the selected spots. */
export const pathsContinuing = <Choice, Spot extends string>(
  paths: ClickPaths<Choice, Spot>,
  selected: readonly Spot[],
) => paths.filter(({ spots }) => spots.length > selected.length && startsWith(spots, selected))

/** Returns the choice whose path is exactly these spots. */
export const choiceForPath = <Choice, Spot extends string>(
  paths: ClickPaths<Choice, Spot>,
  selected: readonly Spot[],
) => paths.find(({ spots }) => spots.length === selected.length && startsWith(spots, selected))?.choice
