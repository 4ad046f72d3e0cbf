/** What is touched, in order, to make a choice. */
export interface ClickPath<Choice, Spot extends string> {
  readonly choice: Choice
  readonly spots: readonly Spot[]
}
type Ways<Choice, Spot extends string> = readonly ClickPath<Choice, Spot>[]

const begins = (spots: readonly string[], picked: readonly string[]): boolean =>
  spots.length >= picked.length && picked.every((place, i) => spots[i] === place)

/** The ways that go on from what is picked. */
export const pathsContinuing = <Choice, Spot extends string>(ways: Ways<Choice, Spot>, picked: readonly Spot[]) =>
  ways.filter(({ spots }) => spots.length > picked.length && begins(spots, picked))

/** The choice that is made by exactly these spots. */
export const choiceForPath = <Choice, Spot extends string>(ways: Ways<Choice, Spot>, picked: readonly Spot[]) =>
  ways.find(({ spots }) => spots.length === picked.length && begins(spots, picked))?.choice
