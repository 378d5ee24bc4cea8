import type { JobVersions } from '@gyeol/contract'
import { catalogueFieldTexts } from '../../../shared/catalogue/field-names.texts.ts'
import { versionTexts } from './versions.texts.ts'

type Version = JobVersions['items'][number]

/** More fields than this are counted. */
const MOST_FIELDS = 3

/** How a version came about: `본문 고침`, `새로 씀`. */
export function versionWords({ act, fields }: Version): string {
  const texts = versionTexts
  if (act !== 'update') return texts.acts[act]
  return fields.length === 0 ? texts.same : texts.changed(fieldNames(fields))
}

/** What fields are called, the first of many with how many more. */
export function fieldNames(fields: readonly string[]): string {
  const words: Readonly<Record<string, string>> = catalogueFieldTexts
  const names = [...new Set(fields.flatMap((field) => words[field] ?? []))]
  const [first = ''] = names
  return names.length > MOST_FIELDS
    ? versionTexts.others(first, names.length - 1)
    : names.join(', ')
}
