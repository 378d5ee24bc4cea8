import { CATALOGUE_LIMITS, LINE_PATTERN, versionSchema } from '@gyeol/contract'
import { z } from 'zod'

/** Spaces around a line are slips of the hand, and the server takes none. */
export const TRIMMED_FIELDS = {
  name: z.string().trim().max(CATALOGUE_LIMITS.name).regex(LINE_PATTERN),
  nameEn: z.string().trim().max(CATALOGUE_LIMITS.line).regex(LINE_PATTERN).nullable().default(null),
}

/** Which version of a row a change was begun with. */
export const VERSION_FIELD = { version: versionSchema }
