import type { SetupPart } from '../../context/contributions.ts'
import { readLastBackup } from './last-backup.repository.ts'

/** Done once there is a whole backup, whoever made it. */
export const backupSetup: SetupPart = {
  code: 'backup',
  isDone: async (kysely) => (await readLastBackup(kysely)).at !== null,
}
