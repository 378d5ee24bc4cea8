import { CATALOGUE_ENTITIES, CATALOGUE_ENTITY_CODES, type FileFormat } from '@gyeol/contract'
import { ENTITIES } from '../../apps/server/src/assembly/entity-registry.ts'
import { differingCells } from '../../apps/server/src/modules/import/import-view.ts'
import { readFile } from '../../apps/server/src/modules/import/file-reading.ts'
import { AppError } from '../../apps/server/src/errors/app-error.ts'
import { FileProblem } from '../../apps/server/src/modules/import/file-problem.ts'
import { type ImportPlan, planImport } from '../../apps/server/src/modules/import/import-plan.ts'
import type { InputKind } from './input-kind.ts'

/** Spreadsheets, brought into an empty list of the kind whose titles they have. */
export const spreadsheets: InputKind = {
  endings: ['.xlsx', '.csv', '.tsv'],
  async tell({ name, bytes }) {
    const format: FileFormat = name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'
    try {
      return tellPlan(await bestPlan(format, bytes))
    } catch (error) {
      if (error instanceof FileProblem) return refused([error.message])
      if (error instanceof AppError)
        return refused((error.options.errors ?? []).map(({ message }) => message))
      throw error
    }
  },
}

type Tried = { readonly entity: (typeof CATALOGUE_ENTITY_CODES)[number]; readonly plan: ImportPlan }

/** As the list that knows most of its columns; of several, the one with the fewest complaints. */
async function bestPlan(format: FileFormat, bytes: Buffer): Promise<Tried> {
  const tried: Tried[] = []
  for (const entity of CATALOGUE_ENTITY_CODES) {
    const table = await readFile(ENTITIES[entity], { format, bytes, mapping: [] })
    const options = { mode: 'merge' as const, mapping: [], asOf: null }
    tried.push({ entity, plan: planImport(ENTITIES[entity], [], { table, options }) })
  }
  const known = ({ plan }: Tried) => [...plan.columns.values()].filter(Boolean).length
  const [best] = tried.toSorted(
    (left, right) =>
      known(right) - known(left) || left.plan.errors.length - right.plan.errors.length,
  )
  if (best === undefined) throw new Error('no lists')
  return best
}

function tellPlan({ entity, plan }: Tried): string {
  const { counts, columns, changes, errors } = plan
  const { name } = CATALOGUE_ENTITIES[entity]
  const unused = [...columns].flatMap(([column, field]) => (field === null ? [column] : []))
  const size = `${name} ${counts.rows}행 ${columns.size}열`
  const aside = unused.length === 0 ? '' : ` · 쓰지 않는 열: ${unused.join(', ')}`
  const first = changes.find(({ op }) => op === 'new')
  const shown = first === undefined ? '' : ` · ${rowText(entity, first.after)}`
  const read = `${counts.new}행 읽음${shown}`
  if (errors.length === 0) return `읽음 · ${size}${aside}${shown}`
  const words = errors.map(({ line, column, message }) => {
    const place = [line === null ? '' : `${line}행`, column ?? ''].filter(Boolean).join(' ')
    return place === '' ? message : `${place}: ${message}`
  })
  return `${refused(words)} (${size}, ${read})`
}

function rowText(entity: Tried['entity'], content: unknown): string {
  return differingCells(ENTITIES[entity].fields, null, content)
    .flatMap(({ field: { title }, after }) => (after === null ? [] : [`${title} ${after}`]))
    .join(', ')
    .replaceAll('\n', ' / ')
}

const refused = (words: readonly string[]) => `거절 · ${words.join(' | ').replaceAll('\n', ' / ')}`
