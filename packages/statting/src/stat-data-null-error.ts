/**
 * Thrown when a slot without an option is converted into a displayed value: a mistake of the caller,
 * never of the player. The message is fixed by specification §8.
 */
export class StatDataNullError extends Error {
  override readonly name = 'StatDataNullError'

  constructor() {
    super('statData null Error')
  }
}
