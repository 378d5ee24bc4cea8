import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  FILE_FORMATS,
  type FileFormat,
  IMPORT_LIMITS,
  type ImportCounts,
  type ImportPreview,
  importInputSchema,
} from '@gyeol/contract'
import {
  applyImport,
  checkImport,
  discardImport,
  type FileToCheck,
  listImportChanges,
} from '../modules/import/import.service.ts'
import type { CatalogueContext } from '../modules/catalogue/catalogue-context.ts'
import { commandAct } from './command-context.ts'
import { MAIN_QUEST_LIST, MAIN_QUEST_USAGE, runMainQuestCommand } from './main-quest-command.ts'
import { tellingRefusals, UsageError } from './usage-error.ts'

/** How the command talks to the person at the terminal. */
export type ImportTerminal = { readonly print: (line: string) => void }

const USAGE = `쓰는 법:
  npm run import -- 목록 파일 [--dry-run] [--valid-rows] [--mode merge|replace] [--as-of 2026-08-31] [--source 출처]
${MAIN_QUEST_USAGE}
  목록: ${CATALOGUE_ENTITY_CODES.join(', ')}
  파일: .csv, .xlsx, .json
  --dry-run  무엇이 바뀌는지만 보여 줘요
  --valid-rows  고칠 곳이 있는 행을 빼고 나머지만 넣어요 (merge에서만)
  --mode     파일에 없는 행을 merge는 두고 replace는 지워요`

const MIB = 1024 * 1024

/** Changes a dry run shows. */
const MOST_SHOWN = 20

type Order = { readonly file: FileToCheck; readonly isDryRun: boolean }

/** Runs one `import` command and gives the process's exit code. */
export async function runImportCommand(
  context: CatalogueContext,
  args: readonly string[],
  terminal: ImportTerminal,
): Promise<number> {
  if (args[0] === MAIN_QUEST_LIST) return runMainQuestCommand(context, args.slice(1), terminal)
  return tellingRefusals({ usage: USAGE, print: terminal.print }, async () =>
    bringIn(context, await readOrder(args), terminal),
  )
}

async function bringIn(
  context: CatalogueContext,
  { file, isDryRun }: Order,
  { print }: ImportTerminal,
): Promise<number> {
  const act = commandAct(context)
  print(`${file.fileName} 확인 중…`)
  const preview = await checkImport(context, file, act)
  for (const { column, field } of preview.columns)
    if (field === null) print(`  쓰지 않는 열: ${column}`)
  tellErrors(preview, print)
  if (!preview.batch) {
    print(`고칠 곳이 ${preview.errorCount}군데 있어 넣지 않았어요.${adviceOf(file)}`)
    return 1
  }
  const { id, counts } = preview.batch
  if (counts.bad > 0) print(`${counts.bad}행을 빼고 나머지만 넣어요.`)
  print(summaryOf(file.entity, counts))
  if (isDryRun) {
    await showChanges(context, id, print)
    await discardImport(context, id)
    print('보기만 했어요. 아무것도 바뀌지 않았어요.')
    return 0
  }
  print('넣는 중…')
  const batch = await applyImport(context, id, act)
  print(`넣었어요 (${batch.id}). 관리 화면에서 24시간 안에 되돌릴 수 있어요.`)
  return 0
}

function adviceOf({ skipsBadRows, mode }: FileToCheck): string {
  return skipsBadRows || mode === 'replace'
    ? ''
    : ' --valid-rows를 붙이면 그 행들을 빼고 나머지만 넣어요.'
}

function tellErrors({ errors, errorCount }: ImportPreview, print: (line: string) => void): void {
  for (const { line, column, message } of errors) {
    const place = [line === null ? '' : `${line}행`, column ?? ''].filter(Boolean).join(' ')
    print(place === '' ? message : `${place}: ${message}`)
  }
  if (errorCount > errors.length) print(`… 그 밖에 ${errorCount - errors.length}개`)
}

function summaryOf(entity: CatalogueEntity, counts: ImportCounts): string {
  const { name } = CATALOGUE_ENTITIES[entity]
  return `${name} ${counts.rows}행: 새로 ${counts.new}, 바뀜 ${counts.changed}, 지움 ${counts.gone}, 그대로 ${counts.same}, 고칠 것 ${counts.bad}`
}

const OP_NAMES = {
  new: '새로',
  changed: '바뀜',
  gone: '지움',
  same: '그대로',
  bad: '고칠 것',
} as const

async function showChanges(
  context: CatalogueContext,
  id: string,
  print: (line: string) => void,
): Promise<void> {
  const { items, total } = await listImportChanges(context, id, { page: 1, pageSize: MOST_SHOWN })
  for (const { op, name, fields } of items) {
    const titles = op === 'changed' ? ` (${fields.map(({ title }) => title).join(', ')})` : ''
    print(`  ${OP_NAMES[op]}: ${name}${titles}`)
  }
  if (total > items.length) print(`  … 그 밖에 ${total - items.length}행`)
}

async function readOrder(args: readonly string[]): Promise<Order> {
  const { values, positionals } = parse(args)
  const [entityCode, path] = positionals
  const entity = CATALOGUE_ENTITY_CODES.find((code) => code === entityCode)
  if (!entity || path === undefined) throw new UsageError('목록과 파일을 적어 주세요.')
  const fields = importInputSchema.safeParse({
    entity,
    format: formatOf(path),
    content: '',
    fileName: basename(path),
    mode: values.mode,
    asOf: values['as-of'],
    source: values.source,
    skipsBadRows: values['valid-rows'],
  })
  if (!fields.success) throw new UsageError('--mode, --as-of, --source를 알맞게 적어 주세요.')
  const { content: _content, ...rest } = fields.data
  return { file: { ...rest, bytes: await readBytes(path) }, isDryRun: values['dry-run'] === true }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'valid-rows': { type: 'boolean' },
        mode: { type: 'string' },
        'as-of': { type: 'string' },
        source: { type: 'string' },
      },
    })
  } catch {
    throw new UsageError('모르는 옵션이 있어요.')
  }
}

function formatOf(path: string): FileFormat {
  const extension = extname(path).slice(1).toLowerCase()
  const format = FILE_FORMATS.find((known) => known === extension)
  if (!format) throw new UsageError('파일은 .csv, .xlsx, .json 가운데 하나여야 해요.')
  return format
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path)
    if (size <= IMPORT_LIMITS.fileBytes) return await readFile(path)
  } catch {
    throw new UsageError(`파일을 열 수 없어요: ${path}`)
  }
  throw new UsageError(`파일이 너무 커요. ${IMPORT_LIMITS.fileBytes / MIB}MB까지 읽을 수 있어요.`)
}
