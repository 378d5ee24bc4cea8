import { compareWords } from '@gyeol/korean'
import type { CatalogueEntity } from '@gyeol/contract'
import type { Evidence, NumbersEvidence } from '@gyeol/terms'
import type { z } from 'zod'
import type { FileField } from './file-field.ts'

/** What the content of every list has in common. */
export type CommonContent = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly note: string
  readonly evidence: Evidence
  readonly numbersEvidence: NumbersEvidence
  readonly asOf: string | null
}

/** An item of a list as the database holds it. */
export type Item<Content> = {
  readonly id: string
  readonly version: number
  readonly updatedAt: number
  readonly content: Content
}

/** How items of a list hang together; a parent is one of the same list. */
type ParentRule<Content> = {
  readonly parentIdOf: (content: Content) => string | null
  /** What is wrong with this parent, in Korean; null when it fits. */
  readonly refuse: (content: Content, parent: Content) => string | null
}

/**
 * One list of the catalogue: what is the same in all of them (writing, files, proposals, caching) is
 * done once and asks these questions.
 *
 * - `schema`: reads content from requests, files and the database; missing fields get their
 *   defaults, so that rows written before a field existed stay readable.
 * - `storedSchema`: reads it from the database where less may be written than once was.
 * - `nameKey`: the form in which two items must differ; null where they need not.
 * - `normalise`: makes fields that depend on each other fit.
 * - `compare`: the order in which lists show.
 * - `fields`: the columns of its files.
 * - `adapt`: turns rows of known public lists into our own names; other rows pass unchanged.
 */
export type EntityDefinition<Content extends CommonContent> = {
  readonly entity: CatalogueEntity
  readonly schema: z.ZodType<Content>
  readonly storedSchema?: z.ZodType<Content>
  readonly nameKey: (content: Content) => string | null
  readonly normalise?: (content: Content) => Content
  readonly parent?: ParentRule<Content>
  readonly compare: (left: Item<Content>, right: Item<Content>) => number
  readonly fields: readonly FileField[]
  readonly adapt?: (rows: readonly FileRow[]) => readonly FileRow[]
}

/** A row of a file: values by column. */
export type FileRow = Readonly<Record<string, unknown>>

/** The definition of any list, where its content's own fields do not matter. */
export type AnyEntity = EntityDefinition<CommonContent>

/** Forgets what a list's own content is; the definition only ever sees content its schema made. */
export function asAnyEntity<Content extends CommonContent>(
  definition: EntityDefinition<Content>,
): AnyEntity {
  return definition as unknown as AnyEntity
}

/** Korean order of names, numbers by their size; equal names by id. */
export function compareNames(left: Item<CommonContent>, right: Item<CommonContent>): number {
  return compareWords(left.content.name, right.content.name) || (left.id < right.id ? -1 : 1)
}

/** An item as the API shows it. */
export function toView<Content>({ id, version, content }: Item<Content>) {
  return { id, version, ...content }
}
