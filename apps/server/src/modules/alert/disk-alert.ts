import { statfs } from 'node:fs/promises'
import type { Config } from '../../config/config.ts'
import type { AlertPart } from '../../context/contributions.ts'

const MIB = 1024 ** 2

/** A twentieth of the disk, but no less than what a backup takes and no more than anybody misses. */
const LOW_PART = 0.05
const LEAST_FREE = 256 * MIB
const MOST_FREE = 10 * 1024 * MIB

/** Room on a disk. */
export type Room = { readonly free: number; readonly total: number }

/** The disk of the data is nearly full. */
export function diskAlert(
  { dataDir }: Pick<Config, 'dataDir'>,
  readRoom: (folder: string) => Promise<Room> = roomOf,
): AlertPart {
  return {
    code: 'disk.low',
    text: '데이터가 있는 디스크에 자리가 거의 없어요.',
    read: async (_kysely, now) => (isLow(await readRoom(dataDir)) ? now : null),
  }
}

/** Whether that is too little. */
export function isLow({ free, total }: Room): boolean {
  return free < Math.min(Math.max(total * LOW_PART, LEAST_FREE), MOST_FREE)
}

async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
