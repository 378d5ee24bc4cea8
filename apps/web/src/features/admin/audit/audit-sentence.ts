import type { AuditEntry } from '@gyeol/contract'
import { auditChanges } from './audit-changes.ts'
import { auditEntityTexts, auditFieldTexts, auditTexts } from './audit.texts.ts'
import { auditSentenceTexts, NAME } from './audit-sentence.texts.ts'

/** What an entry says was done: the words before and after the name; without a name all is in `lead`. */
export type AuditSentence = {
  readonly lead: string
  readonly name: string | null
  readonly tail: string
}

/** The entry in a sentence: no codes, no ids, the thing by its name. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const { action, entity, entityName } = entry
  const texts = auditTexts
  const kind = auditEntityTexts[entity] ?? entity
  const name = entityName ?? texts.nameless(kind)
  const words = auditSentenceTexts[action]?.({ name, fields: fieldsOf(entry) })
  if (words === undefined) return { lead: `${kind} `, name, tail: ` ${action}` }
  const [lead = '', tail] = words.split(NAME)
  const times = typeof entry.after?.['times'] === 'number' ? texts.times(entry.after['times']) : ''
  if (tail === undefined) return { lead: lead + times, name: null, tail: '' }
  return { lead, name, tail: tail + times }
}

/** The first of the changed fields, and how many there are besides. */
function fieldsOf(entry: AuditEntry): string {
  const names = auditFieldTexts
  const [first, ...others] = auditChanges(entry).map(({ field }) => names[field] ?? field)
  if (first === undefined) return ''
  return others.length === 0 ? first : auditTexts.andOthers(first, others.length)
}
