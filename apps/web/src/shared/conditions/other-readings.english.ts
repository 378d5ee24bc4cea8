import * as korean from './other-readings.ts'

/** Who reads English means Latin letters as they are; Hangul may still be English with the other keys. */
export const otherReadings: typeof korean.otherReadings = (text, unread) =>
  /\p{Script=Hangul}/u.test(unread) ? korean.otherReadings(text, unread) : []
