import type { AlertPart, TaskPart } from '../../context/contributions.ts'

/** A kind of thing that waits, told outside the site as well: as long as there is one. */
export function taskAlert({ code, read }: TaskPart, text: string): AlertPart {
  return {
    code,
    text,
    async read(kysely, now) {
      const { count, oldestAt } = await read(kysely, now)
      return count === 0 ? null : (oldestAt ?? now)
    },
  }
}
