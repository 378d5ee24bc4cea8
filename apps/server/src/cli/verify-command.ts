import { formatClock, formatDate } from '@gyeol/korean'
import { readBackupFile } from '../database/backup/backup-file.ts'
import {
  asRead,
  type Difference,
  findDifferences,
  hashDatabase,
} from '../database/restore/check-against.ts'
import { openWithoutDeadlines } from '../database/start/open-database.ts'
import type { Config } from '../config/config.ts'
import { onlyFile, tellingBackupTrouble, type Telling } from './backup-words.ts'
import { databaseOf } from './command-context.ts'

const USAGE = `쓰는 법:
  npm run verify -- 파일              백업이 온전한지 제 해시와 맞춰 봐요
  npm run verify -- 파일 --against    지금의 데이터베이스와도 표마다 맞춰 봐요`

/** Runs `npm run verify` and gives the process's exit code: 0 only when all agrees. */
export async function runVerifyCommand(
  config: Config,
  args: readonly string[],
  { print }: Telling,
): Promise<number> {
  return tellingBackupTrouble({ usage: USAGE, print }, async () => {
    const { file = '', isFlagged } = onlyFile(args, { flag: 'against' })
    const { header, footer } = await readBackupFile(file)
    const rows = footer.rows.toLocaleString('ko-KR')
    print(`온전한 백업이에요: 표 ${Object.keys(footer.tables).length}개, ${rows}줄.`)
    const at = Date.parse(header.madeAt)
    print(`${formatDate(at)} ${formatClock(at)}에 ${header.app} 버전이 만들었어요.`)
    if (!isFlagged) return 0
    const database = await openWithoutDeadlines(databaseOf(config))
    try {
      const now = await hashDatabase(database, asRead(header))
      return tellDifferences(findDifferences(footer, now), print)
    } finally {
      await database.kysely.destroy()
    }
  })
}

/** Tells which tables differ and gives the exit code. */
export function tellDifferences(
  differences: readonly Difference[],
  print: (line: string) => void,
): number {
  for (const { table, fileRows, databaseRows } of differences)
    print(`  ${table}: 백업 ${told(fileRows)}, 데이터베이스 ${told(databaseRows)}`)
  print(
    differences.length === 0
      ? '데이터베이스와 모든 표가 같아요.'
      : `표 ${differences.length}개가 달라요.`,
  )
  return differences.length === 0 ? 0 : 1
}

const told = (rows: number | null) => (rows === null ? '없음' : `${rows.toLocaleString('ko-KR')}줄`)
