import type { CatalogueEntity } from '@gyeol/contract'
import {
  ABILITY_PROVENANCE,
  ABILITY_ROWS,
  BOSS_PROVENANCE,
  BOSS_ROWS,
  CRYSTA_PROVENANCE,
  CRYSTA_ROWS,
  EQUIPMENT_PROVENANCE,
  JOB_PROVENANCE,
  JOB_ROWS,
  type CatalogueProvenance,
  REGISTLET_PROVENANCE,
  REGISTLET_ROWS,
  readEquipmentRows,
  equipmentText,
} from '@gyeol/game-data'
import type { Transaction } from 'kysely'
import { contentHash } from '../../database/content-hash.ts'
import type { Schema } from '../../database/schema.ts'
import type { SeedContent, SeedSet } from '../../database/seed/seed-set.ts'
import type { EntityRegistry } from './catalogue-context.ts'
import type { AnyEntity, CommonContent } from './catalogue-entity.ts'
import { contentColumns, newRow } from './catalogue-row.ts'
import * as rows from './catalogue.repository.ts'
import { moveFormerIds } from './former-ids.seed.ts'
import { seedNameOf } from './seed-name.ts'

type Shipped = {
  readonly version: number
  readonly provenance: CatalogueProvenance
  readonly rows: () => readonly { readonly id: string }[]
  /** Stands for rows that are too many to be read with every start. */
  readonly text?: () => string
}

/** What each list ships with; `version` is raised whenever its rows change. */
const SHIPPED: Readonly<Record<CatalogueEntity, Shipped>> = {
  crysta: { version: 4, provenance: CRYSTA_PROVENANCE, rows: () => CRYSTA_ROWS },
  registlet: { version: 4, provenance: REGISTLET_PROVENANCE, rows: () => REGISTLET_ROWS },
  ability: { version: 2, provenance: ABILITY_PROVENANCE, rows: () => ABILITY_ROWS },
  boss: { version: 4, provenance: BOSS_PROVENANCE, rows: () => BOSS_ROWS },
  equipment: {
    version: 4,
    provenance: EQUIPMENT_PROVENANCE,
    rows: readEquipmentRows,
    text: equipmentText,
  },
  job: { version: 1, provenance: JOB_PROVENANCE, rows: () => JOB_ROWS },
}

/** What a release says of an item people have made their own, and where it has that from. */
export type ShippedDifference = {
  readonly id: string
  readonly shipped: CommonContent
  readonly provenance: CatalogueProvenance
  readonly now: number
}

/** Hears of such an item. */
export type TellShipped = (
  transaction: Transaction<Schema>,
  definition: AnyEntity,
  difference: ShippedDifference,
) => Promise<void>

/** The shipped rows of every list. */
export function catalogueSeeds(
  entities: EntityRegistry,
  tell: TellShipped,
): readonly SeedSet<SeedContent>[] {
  // The keys of a record of CatalogueEntity.
  return (Object.keys(SHIPPED) as CatalogueEntity[]).map((entity) => toSeed(entities[entity], tell))
}

function toSeed(definition: AnyEntity, tell: TellShipped): SeedSet<SeedContent> {
  const { entity } = definition
  const { version, provenance, rows: readShipped, text } = SHIPPED[entity]
  return {
    name: seedNameOf(entity),
    version,
    source: provenance.source,
    asOf: provenance.asOf,
    dataVersionKey: entity,
    prepare: (transaction) => moveFormerIds(transaction, entity),
    get rows() {
      return new Map(readShipped().map((row) => [row.id, toContent(definition, row)]))
    },
    ...(text === undefined ? {} : { fingerprint: contentHash(text()) }),
    async read(transaction) {
      const present = await rows.listRows(transaction, entity)
      // JSON of an object, written by insert, update or an editor's form.
      return new Map(present.map(({ id, content }) => [id, JSON.parse(content) as SeedContent]))
    },
    async insert(transaction, fresh) {
      const made = fresh.map(({ id, content, now }) =>
        newRow(definition, { id, content: asContent(content), now }),
      )
      await rows.insertRows(transaction, entity, made)
    },
    async update(transaction, { id, content, now }) {
      const present = await rows.findRow(transaction, entity, id)
      if (!present) return
      await rows.updateRow(transaction, entity, {
        id,
        version: present.version,
        ...contentColumns(definition, asContent(content)),
        updated_at: now,
      })
    },
    async remove(transaction, id) {
      await rows.deleteRows(transaction, entity, [id])
    },
    async tellDifference(transaction, { id, content, now }) {
      await tell(transaction, definition, { id, shipped: asContent(content), provenance, now })
    },
  }
}

/** A shipped row with every field, as the database holds it. */
function toContent(
  { entity, schema, normalise }: AnyEntity,
  { id: _id, ...row }: { readonly id: string },
): SeedContent {
  const content = schema.parse({ ...row, asOf: SHIPPED[entity].provenance.asOf })
  // JSON through and through, as its schema is.
  const fitted: unknown = normalise?.(content) ?? content
  return fitted as SeedContent
}

/** Made by {@link toContent}, with this very list's schema. */
function asContent(content: SeedContent): CommonContent {
  return content as unknown as CommonContent
}
