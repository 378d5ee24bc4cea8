import { type BossInput, bossInputSchema, UNKNOWN_BOSS_STATS } from '@gyeol/contract'
import {
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'

type Own = Pick<
  BossInput,
  | 'kind'
  | 'isEvent'
  | 'level'
  | 'difficulties'
  | 'elements'
  | 'hp'
  | 'exp'
  | 'stats'
  | 'proration'
  | 'crystaIds'
  | 'mapEvidence'
>

/** Fields of the editor; the places are empty for none. */
export type BossValues = {
  readonly map: string
  readonly mapAlt: string
} & CommonValues &
  Own

/** What the editor begins with. */
export function bossValuesOf(boss: BossInput | null): BossValues {
  if (boss === null) {
    return {
      ...EMPTY_COMMON,
      kind: 'boss',
      isEvent: false,
      level: null,
      difficulties: [],
      map: '',
      mapAlt: '',
      mapEvidence: 'none',
      elements: [],
      hp: null,
      exp: null,
      stats: structuredClone(UNKNOWN_BOSS_STATS),
      proration: { normal: null, physical: null, magic: null },
      crystaIds: [],
    }
  }
  const { kind, isEvent, level, hp, exp, map, mapAlt, mapEvidence } = boss
  const { difficulties, elements, stats, proration, crystaIds } = structuredClone(boss)
  return {
    ...commonValuesOf(boss),
    kind,
    isEvent,
    level,
    hp,
    exp,
    difficulties,
    elements,
    stats,
    proration,
    crystaIds,
    map: map ?? '',
    mapAlt: mapAlt ?? '',
    mapEvidence,
  }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export const olderBossValues = (content: unknown): BossValues =>
  bossValuesOf(bossInputSchema.parse(content))

/** Checks what a new boss is sent with. */
export const newBossSchema = bossInputSchema.extend(TRIMMED_FIELDS)

/** Checks what a changed boss is sent with. */
export const changedBossSchema = newBossSchema.extend(VERSION_FIELD)
