import type { AuditEntry } from '@gyeol/contract'
import {
  ABILITY_CATEGORY_NAMES,
  ABILITY_TRIGGER_NAMES,
  BOSS_DIFFICULTY_NAMES,
  BOSS_KIND_NAMES,
  CRYSTA_KIND_NAMES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  EVIDENCE_NAMES,
  GEAR_NAMES,
  NUMBERS_EVIDENCE_NAMES,
  OBTAIN_NAMES,
  REGISTLET_CATEGORY_NAMES,
  STAT_DICTIONARY,
} from '@gyeol/game-data'
import { formatListDate, formatNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { amountText, statName } from '../../../shared/stats/stat-words.ts'
import { auditKindTexts, auditTexts, auditValueTexts } from './audit.texts.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Words of codes by field; the same code may mean different things in two lists. */
const FIELD_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'crysta.kind': CRYSTA_KIND_NAMES,
  'boss.kind': BOSS_KIND_NAMES,
  'equipment.kind': EQUIPMENT_KIND_NAMES,
  'registlet.category': REGISTLET_CATEGORY_NAMES,
  'ability.category': ABILITY_CATEGORY_NAMES,
  'ability.trigger': ABILITY_TRIGGER_NAMES,
  difficulties: BOSS_DIFFICULTY_NAMES,
  evidence: EVIDENCE_NAMES,
  numbersEvidence: NUMBERS_EVIDENCE_NAMES,
  mapEvidence: EVIDENCE_NAMES,
  element: ELEMENT_NAMES,
  elements: ELEMENT_NAMES,
  mainWeapons: GEAR_NAMES,
  subWeapons: GEAR_NAMES,
  worn: GEAR_NAMES,
  by: OBTAIN_NAMES,
  variant: EQUIPMENT_VARIANT_NAMES,
}

/** A value of the log as an administrator reads it: no codes, no JSON, moments in Korea. */
export function auditValueText(
  entity: AuditEntry['entity'],
  { field, value }: { readonly field: string; readonly value: unknown },
): string {
  const texts = auditTexts
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'string') return wordOf(entity, field, value)
  if (Array.isArray(value)) {
    const parts = value.map((one: unknown) => auditValueText(entity, { field, value: one }))
    return parts.length === 0 ? texts.nothing : parts.join(', ')
  }
  return objectText(entity, value)
}

function wordOf(entity: string, field: string, text: string): string {
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return formatListDate(Date.parse(text))
  const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = auditKindTexts
  const words =
    kinds[`${entity}.${field}`] ?? FIELD_WORDS[`${entity}.${field}`] ?? FIELD_WORDS[field]
  if (field === 'stat' && isStatId(text)) return statName(text)
  return words?.[text] ?? auditValueTexts[text] ?? text
}

/** The parts that are known, one after the other: `ATK% +9%`, `포툼 12 마을`. */
function objectText(entity: string, value: object): string {
  const { stat, value: amount, ...rest }: { stat?: unknown; value?: unknown } = value
  const parts = Object.entries(rest)
    .filter(([, part]) => part !== null && part !== '')
    .map(([field, part]) => auditValueText(entity, { field, value: part }))
  if (typeof stat === 'string' && isStatId(stat) && typeof amount === 'number') {
    const line = `${STAT_DICTIONARY[stat].label} ${amountText({ stat, value: amount })}`.trim()
    return [line, ...parts.map((part) => `(${part})`)].join(' ')
  }
  const own =
    amount === undefined ? [] : [auditValueText(entity, { field: 'value', value: amount })]
  return [...own, ...parts].join(' ')
}

function isStatId(text: string): text is StatId {
  return Object.hasOwn(STAT_DICTIONARY, text)
}
