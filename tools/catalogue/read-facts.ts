import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueEntity } from '@gyeol/contract'
import type { CommonContent } from '../../apps/server/src/modules/catalogue/catalogue-entity.ts'
import { ENTITIES } from '../../apps/server/src/assembly/entity-registry.ts'
import { planImport } from '../../apps/server/src/modules/import/import-plan.ts'
import { readJson } from '../../apps/server/src/modules/import/json-file.ts'

/** A row as the catalogue would hold it. */
export type FactRow = { readonly id: string; readonly content: CommonContent & Fields }

/** Fields of one list or another; the data files are checked by their own types. */
type Fields = {
  readonly kind?: string
  readonly parentId?: string | null
  readonly drops?: readonly Drop[]
  readonly map?: string | null
}

type Drop = {
  readonly monster: string
  readonly level: number | null
  readonly map: string | null
}

/** Reads a gathered list exactly as an owner's import would. */
export function readFacts(folder: string, entity: CatalogueEntity): FactRow[] {
  const definition = ENTITIES[entity]
  const bytes = readFileSync(join(folder, `${entity}.json`))
  const table = readJson(bytes, definition.adapt)
  const options = { mode: 'merge' as const, mapping: [], asOf: null }
  const { errors, changes } = planImport(definition, [], { table, options })
  if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 5)))
  return changes.map(({ id, after }) => {
    if (!after) throw new Error(`${id} is removed by an import into nothing`)
    return { id, content: after }
  })
}

type Term = { readonly category: string; readonly en: string; readonly ko: string }

/** Korean words for what the lists name in English: monsters by their crysta, maps by the glossary. */
export function readTranslations(folder: string, crystas: readonly FactRow[]) {
  const text = readFileSync(join(folder, 'glossary-ko.json'), 'utf8')
  const { terms } = JSON.parse(text) as { terms: readonly Term[] }
  const wordsOf = (category: string) =>
    new Map(terms.filter((term) => term.category === category).map(({ en, ko }) => [en, ko]))
  const monsters = new Map([
    ...wordsOf('boss'),
    ...crystas.flatMap(({ content: { nameEn, name, evidence } }) =>
      nameEn === null || evidence === 'none' ? [] : [[nameEn, name] as const],
    ),
  ])
  const maps = wordsOf('map')
  return {
    monster: (name: string) => monsters.get(name) ?? name,
    map: (name: string | null) => (name === null ? null : (maps.get(name) ?? name)),
  }
}
