import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { APP_VERSION } from '../database/backup/app-version.ts'
import { moveDatabase } from '../database/restore/move-database.ts'
import type { DatabaseOptions } from '../database/start/open-database.ts'
import type { Config } from '../config/config.ts'
import { keyFileIn, readKeys, replaceKeys } from '../security/key-file.ts'
import { tellingBackupTrouble, type Telling } from './backup-words.ts'
import { databaseOf } from './command-context.ts'
import { UsageError } from './usage-error.ts'
import { tellDifferences } from './verify-command.ts'

const USAGE = `쓰는 법 (서버를 끄고):
  npm run db:move -- --to postgres://사용자@호스트/이름    지금의 데이터베이스를 PostgreSQL로
  npm run db:move -- --to 폴더                            내장 데이터베이스로 (그 폴더가 새 DATA_DIR)
  옮길 곳은 비어 있어야 해요. 지금 것은 그대로 남아요. 비밀번호는 PGPASSWORD로 줄 수 있어요.`

/** Runs `npm run db:move` and gives the process's exit code. */
export async function runDbMoveCommand(
  config: Config,
  args: readonly string[],
  { print, clock = Date.now }: Telling & { readonly clock?: () => number },
): Promise<number> {
  return tellingBackupTrouble({ usage: USAGE, print }, async () => {
    const from = databaseOf(config)
    const to = targetOf(readTo(args), from)
    print('옮기는 중이에요…')
    const moved = await moveDatabase({ from, to, app: APP_VERSION, now: clock() })
    const rows = moved.footer.rows.toLocaleString('ko-KR')
    print(`표 ${Object.keys(moved.footer.tables).length}개, ${rows}줄을 옮겼어요.`)
    const code = tellDifferences(moved.differences, print)
    if (code !== 0) return code
    moveKey({ from: config, to: to.dataDir, print })
    print(
      to.databaseUrl === undefined
        ? `이제 DATABASE_URL을 지우고 DATA_DIR=${to.dataDir} 로 서버를 켜세요.`
        : '이제 DATABASE_URL을 옮긴 주소로 정하고 서버를 켜세요.',
    )
    return code
  })
}

type KeyMove = {
  readonly from: Pick<Config, 'dataDir' | 'secretKey'>
  /** The data folder of the server that will run on what was moved. */
  readonly to: string
  readonly print: (line: string) => void
}

/** What is sealed opens with the keys it was sealed with: they come along, or it is said what to do. */
function moveKey({ from, to, print }: KeyMove): void {
  const [source, target] = [keyFileIn(from.dataDir), keyFileIn(to)]
  const keys = readKeys(source)
  if (from.secretKey !== undefined) {
    print('SECRET_KEY나 SECRET_KEY_FILE은 지금 값 그대로 써야 해요.')
  } else if (keys === null) return
  else if (source === target) {
    print(`비밀 값을 여는 키는 ${source} 예요. DATA_DIR을 그대로 쓰세요.`)
    print('서버를 다른 기계나 여러 기계에서 켜려면 이 파일을 기계마다 DATA_DIR에 복사해 주세요.')
  } else {
    const there = readKeys(target) ?? []
    replaceKeys(target, [...new Set([...keys, ...there])])
    print(`비밀 값을 여는 키도 ${target} 로 옮겨 두었어요.`)
  }
}

function readTo(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } })
    if (values.to !== undefined && values.to !== '') return values.to
  } catch {
    throw new UsageError('모르는 옵션이 있어요.')
  }
  throw new UsageError('--to에 옮길 곳을 적어 주세요.')
}

function targetOf(to: string, from: DatabaseOptions): DatabaseOptions {
  const { onTrouble } = from
  if (/^postgres(ql)?:/.test(URL.parse(to)?.protocol ?? '')) {
    if (to === from.databaseUrl) throw new UsageError('지금 쓰는 데이터베이스와 같은 곳이에요.')
    return { databaseUrl: to, dataDir: from.dataDir, onTrouble }
  }
  if (to.includes('://')) throw new UsageError('--to는 postgres:// 주소나 폴더예요.')
  const dataDir = resolve(to)
  if (from.databaseUrl === undefined && dataDir === from.dataDir)
    throw new UsageError('지금 쓰는 데이터베이스와 같은 곳이에요.')
  return { databaseUrl: undefined, dataDir, onTrouble }
}
