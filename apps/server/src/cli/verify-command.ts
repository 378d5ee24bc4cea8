import { formatClock, formatDate } from '@gyeol/korean'
import { keyRingAtHand } from '../assembly/secret-keys.ts'
import { readBackupFile } from '../database/backup/backup-file.ts'
import { countSealed, type SealedCount } from '../database/restore/count-sealed.ts'
import {
  asRead,
  type Difference,
  findDifferences,
  hashDatabase,
} from '../database/restore/check-against.ts'
import { openWithoutDeadlines } from '../database/start/open-database.ts'
import type { Config } from '../config/config.ts'
import { keyFileIn } from '../security/key-file.ts'
import { onlyFile, tellingBackupTrouble, type Telling } from './backup-words.ts'
import { databaseOf } from './command-context.ts'

const USAGE = `쓰는 법:
  npm run verify -- 파일              백업이 온전한지, 그 비밀 값이 지금 키로 열리는지 봐요
  npm run verify -- 파일 --against    지금의 데이터베이스와도 표마다 맞춰 봐요`

/** Runs `npm run verify` and gives the process's exit code: 0 only when all agrees. */
export async function runVerifyCommand(
  config: Config,
  args: readonly string[],
  { print }: Telling,
): Promise<number> {
  return tellingBackupTrouble({ usage: USAGE, print }, async () => {
    const { file = '', has } = onlyFile(args, { flags: ['against'] })
    const sealed = countSealed(keyRingAtHand(config))
    const { header, footer } = await readBackupFile(file, sealed.reader)
    const rows = footer.rows.toLocaleString('ko-KR')
    print(`온전한 백업이에요: 표 ${Object.keys(footer.tables).length}개, ${rows}줄.`)
    const at = Date.parse(header.madeAt)
    print(`${formatDate(at)} ${formatClock(at)}에 ${header.app} 버전이 만들었어요.`)
    const opened = tellSealed(sealed.count(), config, print)
    if (!has('against')) return opened
    const database = await openWithoutDeadlines(databaseOf(config))
    try {
      const now = await hashDatabase(database, asRead(header))
      return Math.max(opened, tellDifferences(findDifferences(footer, now), print))
    } finally {
      await database.kysely.destroy()
    }
  })
}

/** Tells whether the keys at hand open what is sealed in a backup, and gives the exit code. */
function tellSealed(
  { sealed, lost }: SealedCount,
  { dataDir, secretKey }: Config,
  print: (line: string) => void,
): number {
  if (sealed === 0) return 0
  if (lost === 0) {
    print(`2단계 인증과 푸시의 비밀 값 ${sealed}개가 지금 키로 열려요.`)
    return 0
  }
  const from = secretKey === undefined ? keyFileIn(dataDir) : 'SECRET_KEY나 SECRET_KEY_FILE'
  print(`비밀 값 ${sealed}개 가운데 ${lost}개가 지금 키(${from})로 열리지 않아요.`)
  print('백업할 때 쓰던 키를 SECRET_KEY_FILE로 정해 다시 해 보세요. 그 키가 없으면')
  print('되살린 뒤 2단계 인증을 쓰던 분은 다시 등록해야 하고 푸시 구독은 모두 끊겨요.')
  return 1
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
