import { parseArgs } from 'node:util'
import type { ServerContext } from '../context/server-context.ts'
import { removeSamples, writeSamples } from '../modules/price-sample/price-sample.service.ts'
import { commandAct } from './command-context.ts'
import { tellingRefusals, UsageError } from './usage-error.ts'

/** How the command talks to the person at the terminal. */
type DemoDataTerminal = { readonly print: (line: string) => void }

/** How many days the history of the samples may have; three years are the longest chart. */
const DAYS = { least: 1, usual: 400, most: 1_095 } as const

const USAGE = `쓰는 법:
  npm run demo-data                   예시 품목과 시세를 넣어요. 다시 하면 지금까지의 것으로 바꿔 놓아요
  npm run demo-data -- --days ${DAYS.most}   며칠 치를 넣을지 (${DAYS.least}–${DAYS.most}, 보통 ${DAYS.usual})
  npm run demo-data -- --remove       예시를 통째로 지워요
  예시 품목은 '예시'라고 보이고, 진짜 제보를 받지 않고, 종류 지수에 들지 않아요.`

type Context = Pick<ServerContext, 'database' | 'clock'>
type Order = { readonly isRemoval: true } | { readonly isRemoval: false; readonly days: number }

/** Runs one `demo-data` command and gives the process's exit code. */
export async function runDemoDataCommand(
  context: Context,
  args: readonly string[],
  { print }: DemoDataTerminal,
): Promise<number> {
  return tellingRefusals({ usage: USAGE, print }, async () => {
    const order = readOrder(args)
    if (order.isRemoval) await remove(context, print)
    else await write(context, order.days, print)
    return 0
  })
}

async function write(context: Context, days: number, print: (line: string) => void) {
  print(`예시 품목과 ${days}일 치 시세를 넣는 중…`)
  const written = await writeSamples(context, { days, act: commandAct(context) })
  for (const { name, variant, reports } of written)
    print(`  ${[name, variant].filter(Boolean).join(' ')}: 제보 ${shown(reports)}개`)
  const all = written.reduce((sum, { reports }) => sum + reports, 0)
  print(`예시 품목 ${written.length}개와 제보 ${shown(all)}개를 넣었어요.`)
  print('지우려면: npm run demo-data -- --remove')
}

async function remove(context: Context, print: (line: string) => void) {
  const removed = await removeSamples(context, commandAct(context))
  if (removed === 0) print('지울 예시 품목이 없어요.')
  else print(`예시 품목 ${removed}개와 거기 딸린 제보와 시세를 모두 지웠어요.`)
}

const shown = (count: number) => count.toLocaleString('ko-KR')

function readOrder(args: readonly string[]): Order {
  const { days, remove: isRemoval } = parse(args)
  if (isRemoval === true) {
    if (days !== undefined) throw new UsageError('--remove에는 --days를 함께 쓰지 않아요.')
    return { isRemoval }
  }
  const count = days === undefined ? DAYS.usual : Number(days)
  if (!Number.isInteger(count) || count < DAYS.least || count > DAYS.most)
    throw new UsageError(`--days는 ${DAYS.least}부터 ${DAYS.most}까지의 수예요.`)
  return { isRemoval: false, days: count }
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { remove: { type: 'boolean' }, days: { type: 'string' } },
    })
    return values
  } catch {
    throw new UsageError('모르는 옵션이 있어요.')
  }
}
