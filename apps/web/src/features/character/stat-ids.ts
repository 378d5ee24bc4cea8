import { STAT_IDS, type StatId } from '@gyeol/terms'

const IDS: ReadonlySet<string> = new Set(STAT_IDS)

/** Whether an option of the option grant is a stat of the sheet; granting an element is none. */
export function isStatId(key: string): key is StatId {
  return IDS.has(key)
}
