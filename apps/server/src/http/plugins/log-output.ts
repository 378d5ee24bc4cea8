import { pino, type DestinationStream } from 'pino'

/** Lines are handed over together once they are this long… */
const GATHERED_BYTES = 4096

/** …or this old. */
const OLDEST_MS = 200

/** From here on a line tells of trouble: it is not kept back. */
const TROUBLE = pino.levels.values.warn ?? 40

/** Tells what kind of line is written; pino sets it before each one. */
type KnowingStream = DestinationStream & {
  readonly [pino.symbols.needsMetadataGsym]: true
  readonly lastLevel: number
  readonly flushSync: () => void
}

/**
 * Standard output for a log of one line a request: a write for each would cost more than most answers.
 * A process that is killed outright loses at most what is gathered; one that ends in any other way
 * loses nothing, and trouble is never kept back.
 */
export function bufferedOutput(fd = 1): KnowingStream {
  const output = pino.destination({
    dest: fd,
    minLength: GATHERED_BYTES,
    periodicFlush: OLDEST_MS,
    sync: true,
  })
  // On a full disk there is no log; answers there are.
  output.on('error', () => undefined)
  process.on('exit', () => output.flushSync())
  let level = 0
  return {
    // pino tells destinations that ask for it the level of each line.
    [pino.symbols.needsMetadataGsym]: true,
    get lastLevel() {
      return level
    },
    set lastLevel(next: number) {
      level = next
    },
    write(line: string) {
      output.write(line)
      if (level >= TROUBLE) output.flushSync()
    },
    flushSync: () => output.flushSync(),
  }
}
