import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PRIVATE_FILE_MODE } from '../../security/private-file.ts'

/** Enough for thousands of logins: while the disk is full nothing else may have it. */
const SPARE_BYTES = 2 * 1024 * 1024

/** Laid aside only where as much is left besides: it must not be what fills the disk. */
const NEEDED_BYTES = 2 * SPARE_BYTES

/** Room on the disk that lies beside an embedded database until the disk is full. */
export type SpareRoom = {
  /** Lays it aside unless it lies there already. False where there is no room for it. */
  readonly keep: () => boolean
  /** Lets the database have it. */
  readonly giveUp: () => void
}

/** Room in a file of its own. */
export function createSpareRoom(file: string): SpareRoom {
  const giveUp = () => {
    try {
      rmSync(file, { force: true })
    } catch {
      // Whatever lies there under its name is not ours.
    }
  }
  return {
    giveUp,
    keep() {
      if (statSync(file, { throwIfNoEntry: false })?.size === SPARE_BYTES) return true
      try {
        if (freeBytesAt(dirname(file)) < NEEDED_BYTES) return false
        // Not zeros: a file system that packs them would lay nothing aside.
        writeFileSync(file, randomBytes(SPARE_BYTES), { mode: PRIVATE_FILE_MODE })
        return true
      } catch {
        giveUp()
        return false
      }
    },
  }
}

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
