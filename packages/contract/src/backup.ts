import { z } from 'zod'
import { wireTimeSchema } from './versions.ts'

/** A backup as it is downloaded. */
export const BACKUP_MEDIA_TYPE = 'application/gzip'

/**
 * Why a backup that was restored on trial is none: its file is damaged, what was restored differs, no
 * key at hand opens its secrets, or the trial itself could not be made.
 */
export const BACKUP_TRIAL_FAILURES = ['damaged', 'differs', 'keys', 'failed'] as const

/**
 * How the site's backups stand. `lastAt`: when the last whole one was begun, by the clock, by a
 * command or as a download; `failedAt`: when one has failed since. `everyHours`: 0 where none is made
 * by the clock, `keep` of which stay, the next at `nextAt`. `isLate`: somebody should look. `trial`:
 * the last one that was restored on trial. `isQuietCopy`: this site was restored from a backup and
 * tells nobody of anything until the owner says that it is the site itself.
 */
export const backupStatusSchema = z
  .strictObject({
    lastAt: wireTimeSchema.nullable(),
    rows: z.int().min(0),
    failedAt: wireTimeSchema.nullable(),
    everyHours: z.int().min(0),
    keep: z.int().min(1),
    nextAt: wireTimeSchema.nullable(),
    isLate: z.boolean(),
    trial: z
      .strictObject({
        at: wireTimeSchema,
        rows: z.int().min(0),
        failure: z.enum(BACKUP_TRIAL_FAILURES).nullable(),
      })
      .nullable(),
    isTrying: z.boolean(),
    isQuietCopy: z.boolean(),
  })
  .meta({ id: 'BackupStatus', description: '백업의 상태' })

/** See {@link backupStatusSchema}. */
export type BackupStatus = z.output<typeof backupStatusSchema>

/** Whether a restored site stays a copy that tells nobody of anything. */
export const quietCopySchema = z
  .strictObject({ isQuiet: z.boolean() })
  .meta({ id: 'QuietCopy', description: '되살린 사본이라 알림을 보내지 않을지' })
