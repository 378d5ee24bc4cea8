import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { MAIN_QUEST } from '@gyeol/game-data'
import { isLaterTable, type QuestTable } from '@gyeol/main-quest'
import { readOwnTable, replaceTable, undoTable } from '../modules/main-quest/main-quest.service.ts'
import { compareTables } from '../modules/main-quest/table-change.ts'
import { readTableFile } from '../modules/main-quest/table-file.ts'
import type { ServerContext } from '../context/server-context.ts'
import { commandAct } from './command-context.ts'

type Terminal = { readonly print: (line: string) => void }

/** The word behind `npm run import --` that means this command. */
export const MAIN_QUEST_LIST = 'main-quest'

export const MAIN_QUEST_USAGE = `  npm run import -- ${MAIN_QUEST_LIST} 파일.json [--dry-run] [--as-of 2026-11] [--level-cap 330] [--source 출처] [--accept-warnings]
  npm run import -- ${MAIN_QUEST_LIST} --export 파일.json   지금 쓰는 표를 파일로
  npm run import -- ${MAIN_QUEST_LIST} --undo              바로 앞의 표로`

/** A table of the whole story is a hundredth of this. */
const MAX_BYTES = 4 * 1024 * 1024

/** Findings and changed episodes a run shows. */
const MOST_SHOWN = 20

const MAX_LEVEL = 999

/** Runs `npm run import -- main-quest …` and gives the process's exit code. */
export async function runMainQuestCommand(
  context: ServerContext,
  args: readonly string[],
  { print }: Terminal,
): Promise<number> {
  const order = readOrder(args)
  if (order === null) {
    print(`쓰는 법:\n${MAIN_QUEST_USAGE}`)
    return 1
  }
  if (order.isUndo) return goBack(context, print)
  if (order.exportTo !== undefined) return exportTable(context, order.exportTo, print)
  return bringIn(context, order, print)
}

type Order = {
  readonly path: string
  readonly isDryRun: boolean
  readonly isUndo: boolean
  readonly exportTo: string | undefined
  readonly acceptsWarnings: boolean
  readonly asOf: string | undefined
  readonly levelCap: number | undefined
  readonly source: string | null
}

function readOrder(args: readonly string[]): Order | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'as-of': { type: 'string' },
        'level-cap': { type: 'string' },
        'accept-warnings': { type: 'boolean' },
        source: { type: 'string' },
        export: { type: 'string' },
        undo: { type: 'boolean' },
      },
    })
    const [path, ...more] = positionals
    const cap = values['level-cap'] === undefined ? undefined : Number(values['level-cap'])
    const isCapFine = cap === undefined || (Number.isInteger(cap) && cap >= 2 && cap <= MAX_LEVEL)
    const isWhole = path !== undefined || values.undo === true || values.export !== undefined
    if (!isCapFine || !isWhole || more.length > 0) return null
    return {
      path: path ?? '',
      isDryRun: values['dry-run'] === true,
      isUndo: values.undo === true,
      exportTo: values.export,
      acceptsWarnings: values['accept-warnings'] === true,
      asOf: values['as-of'],
      levelCap: cap,
      source: values.source?.trim() || null,
    }
  } catch {
    return null
  }
}

type Print = Terminal['print']

async function bringIn(context: ServerContext, order: Order, print: Print): Promise<number> {
  const text = await readText(order.path)
  if (text === null) {
    print(`파일을 열 수 없어요: ${order.path}`)
    return 1
  }
  const current = await tableInForce(context)
  print(`${basename(order.path)} 확인 중…`)
  const { asOf, levelCap } = order
  const reading = readTableFile(text, { asOf, levelCap, usualCap: current.levelCap })
  if (!reading.ok) {
    printSome(reading.errors, print)
    print(`오류가 ${reading.errors.length}개 있어 넣지 않았어요.`)
    return 1
  }
  const { table, warnings, notes } = reading
  if (isLaterTable(current, table)) {
    print(`이 표(${table.asOf})는 지금 표(${current.asOf})보다 오래됐어요. 넣지 않았어요.`)
    return 1
  }
  printChange(current, table, print)
  printSome(notes, print)
  if (warnings.length > 0) {
    print('확인해 주세요:')
    printSome(warnings, print)
  }
  if (order.isDryRun) {
    print('보기만 했어요. 아무것도 바뀌지 않았어요.')
    return 0
  }
  if (warnings.length > 0 && !order.acceptsWarnings) {
    print('맞다면 --accept-warnings를 붙여 다시 실행해 주세요. 넣지 않았어요.')
    return 1
  }
  await replaceTable(context.database, { table, source: order.source }, commandAct(context))
  print(`넣었어요 (${table.asOf} 기준). --undo로 되돌릴 수 있어요.`)
  return 0
}

/** The table pages calculate with: the owner's, unless the shipped one is later by now. */
async function tableInForce({ database }: ServerContext): Promise<QuestTable> {
  const own = await readOwnTable(database.kysely)
  return own === null || isLaterTable(MAIN_QUEST, own.table) ? MAIN_QUEST : own.table
}

function printChange(before: QuestTable, after: QuestTable, print: Print): void {
  const { episodes, levelCap, exp, titles, handIns } = compareTables(before, after)
  const countOf = (count: number) => (count === 0 ? '그대로' : `${count}개`)
  print(`기준일 ${before.asOf} → ${after.asOf}`)
  print(`에피소드 ${episodes.before}개 → ${episodes.after}개`)
  print(`레벨 상한 ${levelCap.before} → ${levelCap.after}`)
  print(`바뀐 경험치 ${countOf(exp.length)}`)
  printSome(
    exp.map(({ no, before, after }) => `${no}번째 에피소드: ${before} → ${after}`),
    print,
  )
  print(`바뀐 제목 ${countOf(titles.length)}, 바뀐 재료 ${countOf(handIns.length)}`)
}

function printSome(lines: readonly string[], print: Print): void {
  for (const line of lines.slice(0, MOST_SHOWN)) print(`  ${line}`)
  if (lines.length > MOST_SHOWN) print(`  … 그 밖에 ${lines.length - MOST_SHOWN}개`)
}

async function goBack(context: ServerContext, print: Print): Promise<number> {
  const isUndone = await undoTable(context.database, commandAct(context))
  if (!isUndone) {
    print('되돌릴 표가 없어요. 함께 나온 표를 쓰고 있어요.')
    return 1
  }
  const { asOf } = await tableInForce(context)
  print(`되돌렸어요. 지금 표는 게임 자료 ${asOf}판이에요.`)
  return 0
}

async function exportTable(context: ServerContext, path: string, print: Print): Promise<number> {
  const table = await tableInForce(context)
  try {
    // Never over a file somebody may have worked on.
    await writeFile(path, `${JSON.stringify(table, null, 2)}\n`, { flag: 'wx' })
  } catch {
    print(`파일을 만들 수 없어요: ${path}`)
    return 1
  }
  print(`${table.asOf} 기준 표를 ${path}에 적었어요.`)
  return 0
}

async function readText(path: string): Promise<string | null> {
  try {
    const { size } = await stat(path)
    return size > MAX_BYTES ? null : await readFile(path, 'utf8')
  } catch {
    return null
  }
}
