import { CATALOGUE_ENTITIES, type CatalogueEntity, type FileFormat } from '@gyeol/contract'
import { ReadyAnswer } from '../../http/prepared-answer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { readAllItems } from '../catalogue/catalogue-bulk.service.ts'
import { type CommonContent, type Item, toView } from '../catalogue/catalogue-entity.ts'
import { ENTITIES } from '../catalogue/entities.ts'
import { type Cell, type FileField, valueAt } from '../catalogue/file-field.ts'
import { writeCsv } from './csv-file.ts'
import { columnsOf } from './import-columns.ts'
import { writeJson } from './json-file.ts'
import { writeXlsx } from './xlsx-file.ts'
import { dayOf } from '../../moment.ts'

const CONTENT_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type Wanted = { readonly entity: CatalogueEntity; readonly format: FileFormat }

/** A whole list as a file that can be brought in again. */
export async function exportList(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  wanted: Wanted,
): Promise<ReadyAnswer> {
  const entity = ENTITIES[wanted.entity]
  const items = (await readAllItems(database.kysely, entity)).toSorted(entity.compare)
  const day = dayOf(clock())
  return toFile(wanted, items, `${wanted.entity}-${day}`)
}

/** A file with nothing but the columns, and what to write in them. */
export async function importTemplate(wanted: Wanted): Promise<ReadyAnswer> {
  return toFile(wanted, [], `${wanted.entity}-template`)
}

async function toFile(
  { entity, format }: Wanted,
  items: readonly Item<CommonContent>[],
  baseName: string,
): Promise<ReadyAnswer> {
  const fields = columnsOf(ENTITIES[entity])
  return new ReadyAnswer(await writeItems(), {
    contentType: CONTENT_TYPES[format],
    fileName: `${baseName}.${format}`,
    cacheControl: 'private, no-store',
  })

  async function writeItems(): Promise<Buffer> {
    if (format === 'json') return writeJson({ entity, items: items.map(toView) })
    const table = [fields.map(({ title }) => title), ...items.map((item) => toCells(fields, item))]
    if (format === 'csv') return writeCsv(table)
    return writeXlsx(table, CATALOGUE_ENTITIES[entity].name)
  }
}

function toCells(fields: readonly FileField[], item: Item<CommonContent>): Cell[] {
  return fields.map(({ code, path, write }) => {
    const value = code === 'id' ? item.id : (valueAt(item.content, path) ?? null)
    return value === null ? null : write(value)
  })
}
