import { z } from 'zod'
import { abilitySchema } from './ability.ts'
import { bossSchema } from './boss.ts'
import { daySchema } from './catalogue.ts'
import { crystaSchema } from './crysta.ts'
import { equipmentSchema } from './equipment.ts'
import { PRODUCT_NAME } from './names/product.ts'
import { registletSchema } from './registlet.ts'
import { THING_CODES } from './thing.ts'
import { wireTimeSchema } from './versions.ts'

/** A dump's edition: how often the list had changed, and when it last did. */
export const EDITION_PATTERN = /^\d{1,12}\.\d{1,15}$/

const editionSchema = z.string().regex(EDITION_PATTERN)

/** What every dump and the document of the API say of their use; the page at `path` says it in full. */
export const DATA_TERMS = {
  name: '출처를 밝히고 쓰기',
  attribution: PRODUCT_NAME,
  path: '/developers',
} as const

/** Under which terms the data may be used. */
const dataTermsSchema = z
  .strictObject({ name: z.string(), attribution: z.string(), path: z.string() })
  .meta({ id: 'DataTerms', description: '자료를 쓰는 조건' })

const dumpFields = {
  entity: z.enum(THING_CODES),
  edition: editionSchema,
  asOf: daySchema.nullable(),
  source: z.string().nullable(),
} as const

/** Which list, and since which edition. */
export const dumpParamsSchema = z.strictObject({ entity: z.enum(THING_CODES) })

/** See {@link dumpParamsSchema}. */
export const dumpQuerySchema = z.strictObject({ since: editionSchema.optional() })

/** The lists there are dumps of. */
export const dumpListSchema = z
  .strictObject({
    terms: dataTermsSchema,
    lists: z.array(
      z.strictObject({
        ...dumpFields,
        name: z.string(),
        count: z.int().min(0),
        updatedAt: wireTimeSchema.nullable(),
        path: z.string(),
      }),
    ),
  })
  .meta({ id: 'DataDumpList', description: '받을 수 있는 자료 묶음' })

/** See {@link dumpListSchema}. */
export type DataDumpList = z.output<typeof dumpListSchema>

/**
 * A whole list, or what has changed in it since an edition: `items` are those to be put in the
 * place of what one has (some may be the same), and whatever is not among `ids` is gone. `since` is
 * null when everything is there.
 */
export const dataDumpSchema = z
  .strictObject({
    ...dumpFields,
    since: editionSchema.nullable(),
    terms: dataTermsSchema,
    ids: z.array(z.string()),
    items: z.array(
      z.union([crystaSchema, equipmentSchema, bossSchema, abilitySchema, registletSchema]),
    ),
  })
  .meta({ id: 'DataDump', description: '자료 묶음 하나' })

/** See {@link dataDumpSchema}. */
export type DataDump = z.output<typeof dataDumpSchema>
