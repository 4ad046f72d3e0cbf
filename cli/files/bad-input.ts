/** What a person typed or a file held cannot be used. The message is one sentence that says what and why. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
