import { IMAGE_PATH, imageIdsIn } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import * as images from './image.repository.ts'

/** A form may stay open for days before what is in it is sent. */
const GRACE_MS = 7 * 86_400_000

/** More wait for the next time. */
const MOST_AT_ONCE = 2000

type Context = Pick<ServerContext, 'database' | 'clock' | 'pictureTexts'>

/**
 * Removes pictures that no text shows: none that is read now, none that is half written, and no
 * earlier version that could be brought back. The texts are looked through only when some picture is due.
 */
export async function sweepImages({ database, clock, pictureTexts }: Context): Promise<void> {
  const { kysely } = database
  const now = clock()
  const due = await images.listUnseenSince(kysely, now - GRACE_MS, MOST_AT_ONCE)
  if (due.length === 0) return
  const used = new Set<string>()
  for (const read of pictureTexts) {
    for (const text of await read(kysely, IMAGE_PATH)) {
      for (const id of imageIdsIn(text)) used.add(id)
    }
  }
  const isUsed = (id: string) => used.has(id)
  await images.markSeen(kysely, due.filter(isUsed), now)
  await images.deleteUnseenSince(
    kysely,
    due.filter((id) => !isUsed(id)),
    now - GRACE_MS,
  )
}
