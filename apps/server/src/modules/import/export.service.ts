import { CATALOGUE_ENTITIES, type CatalogueEntity, type FileFormat } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { toCsv } from '../../http/csv.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { readAllItems } from '../catalogue/catalogue-bulk.service.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import {
  type AnyEntity,
  type CommonContent,
  type Item,
  toView,
} from '../catalogue/catalogue-entity.ts'
import { type Cell, type FileField, valueAt } from '../catalogue/file-field.ts'
import { columnsOf } from './import-columns.ts'
import { writeJson } from './json-file.ts'
import { writeXlsx } from './xlsx-file.ts'

const CONTENT_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type Wanted = { readonly entity: CatalogueEntity; readonly format: FileFormat }

/** A whole list as a file that can be brought in again. */
export async function exportList(
  { database, clock, entities }: Pick<CatalogueContext, 'database' | 'clock' | 'entities'>,
  wanted: Wanted,
): Promise<PreparedAnswer> {
  const entity = entities[wanted.entity]
  const items = (await readAllItems(database.kysely, entity)).toSorted(entity.compare)
  const day = formatDate(clock())
  return toFile({ entity, items, format: wanted.format }, `${wanted.entity}-${day}`)
}

/** A file with nothing but the columns, and what to write in them. */
export async function importTemplate(
  { entities }: Pick<CatalogueContext, 'entities'>,
  { entity, format }: Wanted,
): Promise<PreparedAnswer> {
  return toFile({ entity: entities[entity], items: [], format }, `${entity}-template`)
}

type FileParts = {
  readonly entity: AnyEntity
  readonly items: readonly Item<CommonContent>[]
  readonly format: FileFormat
}

async function toFile(
  { entity, items, format }: FileParts,
  baseName: string,
): Promise<PreparedAnswer> {
  const fields = columnsOf(entity)
  return new PreparedAnswer(await writeItems(), {
    contentType: CONTENT_TYPES[format],
    fileName: `${baseName}.${format}`,
    cacheControl: 'private, no-store',
    isSentOnce: true,
  })

  async function writeItems(): Promise<Buffer> {
    if (format === 'json') return writeJson(entity.entity, items.map(toView))
    const table = [fields.map(({ title }) => title), ...items.map((item) => toCells(fields, item))]
    if (format === 'csv') return Buffer.from(toCsv(table))
    return writeXlsx(table, CATALOGUE_ENTITIES[entity.entity].name)
  }
}

function toCells(fields: readonly FileField[], item: Item<CommonContent>): Cell[] {
  return fields.map(({ code, path, write }) => {
    const value = code === 'id' ? item.id : (valueAt(item.content, path) ?? null)
    return value === null ? null : write(value)
  })
}
