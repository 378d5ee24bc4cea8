import { CATALOGUE_LIMITS, type CatalogueEntity } from '@gyeol/contract'
import { z } from 'zod'
import { PROPOSAL_FIELDS, type Item } from './proposal-fields.ts'

/** A field somebody proposes to change, and what they typed. */
export type ProposalRow = {
  readonly code: string
  readonly text: string
}

/** What the form holds. */
export type ProposalValues = {
  readonly change: ProposalRow[]
  readonly reason: string
}

/** What is sent: the fields that differ, and why. */
export type ProposalBody = {
  readonly change: Item
  readonly reason: string
}

/** Checks a proposal for one item and turns its texts into fields; `unreadable` says what is wrong. */
export function proposalSchema(entity: CatalogueEntity, item: Item, unreadable: string) {
  const fields = new Map(PROPOSAL_FIELDS[entity].map((field) => [field.code, field]))
  const rows = z.array(z.strictObject({ code: z.string(), text: z.string() }))
  return z.strictObject({
    change: rows.transform((typed, context): Item => {
      const change: Record<string, unknown> = {}
      for (const [place, { code, text }] of typed.entries()) {
        const field = fields.get(code)
        if (field === undefined || field.read(item) === text) continue
        const part = field.write(text, { ...item, ...change })
        if (part === null) {
          context.issues.push({
            code: 'custom',
            message: unreadable,
            path: [place, 'text'],
            input: typed,
          })
        }
        Object.assign(change, part)
      }
      return change
    }),
    reason: z.string().trim().min(1).max(CATALOGUE_LIMITS.note),
  })
}
