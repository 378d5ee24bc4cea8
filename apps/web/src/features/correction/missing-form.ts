import {
  CATALOGUE_LIMITS,
  type CatalogueEntity,
  LINE_PATTERN,
  missingThingSchema,
} from '@gyeol/contract'
import { z } from 'zod'

/** What the form holds. */
export type MissingValues = {
  readonly entity: CatalogueEntity
  readonly name: string
  readonly reason: string
}

/** Checks what was typed; spaces around it are slips of the hand. */
export const typedMissingSchema = missingThingSchema.extend({
  name: z.string().trim().max(CATALOGUE_LIMITS.name).regex(LINE_PATTERN),
  reason: z.string().trim().min(1).max(CATALOGUE_LIMITS.note),
})

/** Where somebody says that a thing is missing. */
export function createPathOf(entity: CatalogueEntity, name: string): string {
  const path =
    entity === 'crysta'
      ? '/crysta/list/create'
      : entity === 'ability'
        ? '/ability'
        : `/${entity}/create`
  return `${path}?${new URLSearchParams({ name })}`
}
