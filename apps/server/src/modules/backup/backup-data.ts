import type { Config } from '../../config/config.ts'
import type { TaskPart } from '../../context/contributions.ts'
import { isLate } from './backup-lateness.ts'
import { readBeginning, readLastBackup } from './last-backup.repository.ts'

/** A site whose backups are late or fail. */
export function backupTask({
  backupEveryHours: everyHours,
}: Pick<Config, 'backupEveryHours'>): TaskPart {
  return {
    code: 'backup.late',
    permission: 'backup.download',
    isUrgent: true,
    async read(kysely, now) {
      const last = await readLastBackup(kysely)
      const beginning = await readBeginning(kysely)
      const count = isLate(last, { now, everyHours, beginning }) ? 1 : 0
      return { count, oldestAt: count === 0 ? null : last.at }
    },
  }
}
