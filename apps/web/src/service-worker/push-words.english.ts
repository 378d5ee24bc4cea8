/** What a message that cannot be read is replaced by. */
export const UNREADABLE_WORDS = {
  title: 'Event notification',
  body: 'See the event schedule.',
}
