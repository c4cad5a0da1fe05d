/** The pattern means nothing here; the message is a sentence that says why. */
export class WrongPattern extends Error {
  override readonly name = 'WrongPattern';
}
