import type { CatalogueTable } from '../../database/schema-catalogue.ts'
import type { CommonContent, EntityDefinition } from './catalogue-entity.ts'

/** The content of a row; fields it was written without get their defaults. */
export function readContent<Content extends CommonContent>(
  { schema, storedSchema = schema }: EntityDefinition<Content>,
  { content }: Pick<CatalogueTable, 'content'>,
): Content {
  return storedSchema.parse(JSON.parse(content))
}

/** The columns that hold a content. */
export function contentColumns<Content extends CommonContent>(
  { nameKey, parent }: EntityDefinition<Content>,
  content: Content,
) {
  return {
    name: content.name,
    name_key: nameKey(content),
    parent_id: parent?.parentIdOf(content) ?? null,
    content: JSON.stringify(content),
  }
}

/** A new row. */
export function newRow<Content extends CommonContent>(
  definition: EntityDefinition<Content>,
  { id, content, now }: { readonly id: string; readonly content: Content; readonly now: number },
): CatalogueTable {
  return {
    id,
    ...contentColumns(definition, content),
    created_at: now,
    updated_at: now,
    version: 1,
  }
}
