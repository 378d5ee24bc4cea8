import { EventEmitter, once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const PIECE_BYTES = 64 * 1024

/** What is written, and how far. */
export type GrowingFile = {
  /** Everything that is written, as it comes, to the end. Throws when the writing failed. */
  readonly read: () => AsyncGenerator<Buffer>
  /** Gives the file up, read to its end or not, and ends the writing. */
  readonly close: () => Promise<void>
}

/**
 * Writes what `pieces` gives into a nameless file as fast as it comes, so that whoever reads it may
 * be slow without keeping anybody waiting.
 */
export async function spool(path: string, pieces: AsyncIterable<Buffer>): Promise<GrowingFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx+', 0o600)
  // Its name goes at once: whatever happens, the file ends with this process.
  await rm(path)
  const news = new EventEmitter()
  let written = 0
  let isGivenUp = false
  let isOver = false
  let failure: unknown
  const writing = (async () => {
    for await (const piece of pieces) {
      if (isGivenUp) return
      await file.write(piece, 0, piece.length, written)
      written += piece.length
      news.emit('news')
    }
  })()
    .catch((error: unknown) => {
      failure = error
    })
    .finally(() => {
      isOver = true
      news.emit('news')
    })
  return {
    async *read() {
      let given = 0
      for (;;) {
        if (given < written) {
          const size = Math.min(PIECE_BYTES, written - given)
          const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, given)
          given += bytesRead
          yield buffer.subarray(0, bytesRead)
        } else if (failure !== undefined) throw failure
        else if (isOver) return
        else await once(news, 'news')
      }
    },
    async close() {
      isGivenUp = true
      await writing
      await file.close()
    },
  }
}
