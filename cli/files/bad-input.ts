/** Invalid input on the command line or in a file. The message is one sentence with the reason. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
