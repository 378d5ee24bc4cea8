import { hash } from 'node:crypto'
import { FIRST_ROWS, firstBosses, firstCrystas, firstPieces } from '@gyeol/catalogue'
import type { Language, ThingEntity } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { VISITOR } from '../../http/viewer.ts'
import { abilityEntity } from '../ability/ability.entity.ts'
import { bossEntity } from '../boss/boss.entity.ts'
import { readList } from '../catalogue/catalogue-reading.service.ts'
import {
  type CommonContent,
  type EntityDefinition,
  type Item,
  toView,
} from '../catalogue/catalogue-entity.ts'
import { inShownOrder } from '../catalogue/shown-order.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { equipmentEntity } from '../equipment/equipment.entity.ts'
import { registletEntity } from '../registlet/registlet.entity.ts'

/** What the first rows of a list show, for a page that shows them before the list has come. */
export type FirstRows = {
  readonly entity: ThingEntity
  readonly asOf: string | null
  readonly source: string | null
  readonly version: number
  readonly items: readonly object[]
}

type Context = Pick<ServerContext, 'database'>

/** The first rows as a visitor sees them who reads this language. */
export async function readFirstRows(
  context: Context,
  entity: ThingEntity,
  language: Language,
): Promise<FirstRows> {
  const { provenance, items } = await READERS[entity](context, language)
  const { version, asOf, source } = provenance
  return { entity, version, asOf, source, items }
}

type Reader = (
  context: Context,
  language: Language,
) => Promise<
  Pick<FirstRows, 'items'> & { readonly provenance: Omit<FirstRows, 'entity' | 'items'> }
>

const READERS: Readonly<Record<ThingEntity, Reader>> = {
  crysta: crystas,
  equipment: pieces,
  boss: bosses,
  ability: firstOf(abilityEntity),
  registlet: firstOf(registletEntity),
}

async function crystas(context: Context, language: Language) {
  const { items, byId, provenance } = await readList(context, crystaEntity, VISITOR)
  const viewAt = (id: string) => {
    const item = byId.get(id)
    return item && toView(item)
  }
  return { provenance, items: firstCrystas(inShownOrder(items, language).map(toView), viewAt) }
}

async function pieces(context: Context, language: Language) {
  const { items, provenance } = await readList(context, equipmentEntity, VISITOR)
  return { provenance, items: firstPieces(views(inShownOrder(items, language))) }
}

async function bosses(context: Context, language: Language) {
  const { items, provenance } = await readList(context, bossEntity, VISITOR)
  return { provenance, items: firstBosses(inShownOrder(items, language).map(toView)) }
}

/** Of a list whose screen has it as it is. */
function firstOf<Content extends CommonContent>(definition: EntityDefinition<Content>): Reader {
  return async (context, language) => {
    const { items, provenance } = await readList(context, definition, VISITOR)
    return { provenance, items: inShownOrder(items, language).slice(0, FIRST_ROWS).map(toView) }
  }
}

/** One by one: of thousands only the first few are looked at. */
function* views<Content>(items: readonly Item<Content>[]) {
  for (const item of items) yield toView(item)
}

type ShownRows = Pick<FirstRows, 'items' | 'source'>

/** Rows with the same key look the same; how often and when they were written does not show. */
export function keyOfRows({ items, source }: ShownRows): string {
  const shown = { source, items: items.map((item) => ({ ...item, version: 0 })) }
  return hash('sha256', JSON.stringify(shown, sorted), 'hex').slice(0, 16)
}

/** Databases give the fields of a row back in orders of their own. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  )
}

/** As it stands in the page, for its scripts; nothing in it can end the element it stands in. */
export function writtenRows(rows: FirstRows): string {
  const json = JSON.stringify(rows).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="first-rows">${json}</script>`
}
