import type { CatalogueEntity } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import * as rows from './catalogue.repository.ts'

/** An item by what it is called, with the fields of equipment that tell namesakes apart. */
export type NamedItem = {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly kind: string | null
  readonly variant: string | null
  readonly atk: number | null
  readonly def: number | null
}

/** The names of a whole list, without the cost of checking thousands of contents again. */
export async function listNames(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
): Promise<NamedItem[]> {
  const found = await rows.listRows(kysely, entity)
  return found.map(({ id, name, content }) => {
    // Written from content the list's schema has checked; fields may be younger than the row.
    const { nameEn, aliases, kind, variant, atk, def } = JSON.parse(content) as Partial<NamedItem>
    return {
      id,
      name,
      nameEn: nameEn ?? null,
      aliases: aliases ?? [],
      kind: kind ?? null,
      variant: variant ?? null,
      atk: atk ?? null,
      def: def ?? null,
    }
  })
}

/** Whether a list has an item of this id now. */
export async function hasItem(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  id: string,
): Promise<boolean> {
  return (await rows.findRow(kysely, entity, id)) !== undefined
}
