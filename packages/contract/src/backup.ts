import { z } from 'zod'
import { wireTimeSchema } from './versions.ts'

/** A backup as it is downloaded. */
export const BACKUP_MEDIA_TYPE = 'application/gzip'

/**
 * How the site's backups stand. `lastAt`: when the last whole one was begun, by the clock, by a
 * command or as a download; `failedAt`: when one has failed since. `everyHours`: 0 where none is made
 * by the clock. `isLate`: somebody should look.
 */
export const backupStatusSchema = z
  .strictObject({
    lastAt: wireTimeSchema.nullable(),
    rows: z.int().min(0),
    failedAt: wireTimeSchema.nullable(),
    everyHours: z.int().min(0),
    isLate: z.boolean(),
  })
  .meta({ id: 'BackupStatus', description: '백업의 상태' })

/** See {@link backupStatusSchema}. */
export type BackupStatus = z.output<typeof backupStatusSchema>
