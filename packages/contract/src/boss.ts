import { BOSS_DIFFICULTIES, EVIDENCES, MONSTER_ELEMENTS } from '@gyeol/terms'
import { z } from 'zod'
import {
  COMMON_DEFAULTS,
  commonFields,
  identityFields,
  levelSchema,
  lineSchema,
  provenanceSchema,
  wholeListOf,
  withDefaults,
} from './catalogue.ts'
import { idSchema } from './ids.ts'
import { versionSchema } from './versions.ts'

/** Fought in a place of its own with difficulties, or met on a map. */
export const BOSS_KINDS = ['boss', 'fieldBoss'] as const

/** One of {@link BOSS_KINDS}. */
export type BossKind = (typeof BOSS_KINDS)[number]

/** More than any boss has or takes. */
const LARGEST = 1_000_000_000_000

const amountSchema = z.int().min(0).max(LARGEST).nullable()

/** A number of a boss, and in which state it is that; `when` null: always, or to begin with. */
const bossValueSchema = z
  .strictObject({ value: z.int().min(-99_999).max(99_999), when: lineSchema.nullable() })
  .meta({ id: 'BossValue', description: '보스의 수치' })

/** See {@link bossValueSchema}. */
export type BossValue = z.output<typeof bossValueSchema>

const bossValuesSchema = z.array(bossValueSchema).max(12)

/** What a boss withstands, at the normal difficulty; an empty list: unknown. */
const bossStatsSchema = z
  .strictObject({
    def: bossValuesSchema,
    mdef: bossValuesSchema,
    physResist: bossValuesSchema,
    magicResist: bossValuesSchema,
    critResist: bossValuesSchema,
    flee: bossValuesSchema,
    guard: bossValuesSchema,
    evade: bossValuesSchema,
  })
  .meta({ id: 'BossStats', description: '보스의 방어 수치' })

/** See {@link bossStatsSchema}. */
export type BossStats = z.output<typeof bossStatsSchema>

/** Proration: how many percent a kind of damage loses from hit to hit. */
const prorationSchema = z
  .strictObject({
    normal: z.int().min(0).max(999).nullable(),
    physical: z.int().min(0).max(999).nullable(),
    magic: z.int().min(0).max(999).nullable(),
  })
  .meta({ id: 'BossProration', description: '관성' })

const bossElementSchema = z
  .strictObject({ element: z.enum(MONSTER_ELEMENTS), when: lineSchema.nullable() })
  .meta({ id: 'BossElement', description: '보스의 속성' })

/** What editors fill in. */
export const bossFields = {
  ...commonFields,
  kind: z.enum(BOSS_KINDS),
  isEvent: z.boolean(),
  level: levelSchema.nullable(),
  difficulties: z.array(z.enum(BOSS_DIFFICULTIES)).max(BOSS_DIFFICULTIES.length),
  map: lineSchema.nullable(),
  mapAlt: lineSchema.nullable(),
  mapEvidence: z.enum(EVIDENCES),
  elements: z.array(bossElementSchema).max(6),
  hp: amountSchema,
  exp: amountSchema,
  stats: bossStatsSchema,
  proration: prorationSchema,
  crystaIds: z.array(idSchema).max(20),
} as const

/**
 * A boss at its normal difficulty; the others are computed (`bossAt` of @gyeol/catalogue).
 * `difficulties`: those it can be fought at, empty for field bosses. `crystaIds`: what it drops,
 * also crystas this site does not list. `mapEvidence`: how sure the Korean name of the place is.
 */
export const bossSchema = z
  .strictObject({ ...identityFields, ...bossFields })
  .meta({ id: 'Boss', description: '보스' })

/** See {@link bossSchema}. */
export type Boss = z.output<typeof bossSchema>

/** The stats of a boss nobody has measured. */
export const UNKNOWN_BOSS_STATS: BossStats = {
  def: [],
  mdef: [],
  physResist: [],
  magicResist: [],
  critResist: [],
  flee: [],
  guard: [],
  evade: [],
}

const inputFields = withDefaults(bossFields, {
  ...COMMON_DEFAULTS,
  isEvent: false,
  level: null,
  difficulties: [],
  map: null,
  mapAlt: null,
  mapEvidence: 'none',
  elements: [],
  hp: null,
  exp: null,
  stats: UNKNOWN_BOSS_STATS,
  proration: { normal: null, physical: null, magic: null },
  crystaIds: [],
})

/** A new boss. */
export const bossInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateBoss', description: '보스 쓰기' })

/** See {@link bossInputSchema}. */
export type BossInput = z.output<typeof bossInputSchema>

/** A changed boss. */
export const updateBossSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateBoss', description: '보스 고치기' })

/** Every boss, the lowest level first. */
export const bossListSchema = wholeListOf(bossSchema).meta({
  id: 'BossList',
  description: '보스 전체',
})

/** What the screens' selects hold, and by what a difficulty changes a boss (null: unknown). */
export const bossDataSchema = z
  .strictObject({
    maps: z.array(z.string()),
    elements: z.array(z.strictObject({ code: z.enum(MONSTER_ELEMENTS), count: z.int().min(0) })),
    difficulties: z.array(
      z.strictObject({
        code: z.enum(BOSS_DIFFICULTIES),
        levelOffset: z.int(),
        expFactor: z.number(),
        hpFactor: z.number(),
        defenseFactor: z.number().nullable(),
      }),
    ),
    provenance: provenanceSchema,
  })
  .meta({ id: 'BossData', description: '보스 화면의 선택 목록' })

/** See {@link bossDataSchema}. */
export type BossData = z.output<typeof bossDataSchema>
