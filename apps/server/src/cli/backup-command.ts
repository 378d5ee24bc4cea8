import { join, resolve } from 'node:path'
import { APP_VERSION } from '../database/backup/app-version.ts'
import { writeBackupFile } from '../database/backup/backup-file.ts'
import { backupName } from '../database/backup/backup-names.ts'
import { dumpDatabase } from '../database/backup/dump-database.ts'
import { openWithoutDeadlines } from '../database/start/open-database.ts'
import type { Config } from '../config/config.ts'
import { rememberBackup } from '../modules/backup/last-backup.repository.ts'
import { onlyFile, tellingBackupTrouble, type Telling } from './backup-words.ts'
import { databaseOf } from './command-context.ts'
import { UsageError } from './usage-error.ts'

const USAGE = `쓰는 법:
  npm run backup               BACKUP_DIR에 백업 파일 하나를 만들어요. 서버가 켜져 있어도 돼요
  npm run backup -- 파일        적은 자리에 만들어요`

/** Runs `npm run backup` and gives the process's exit code. */
export async function runBackupCommand(
  config: Config,
  args: readonly string[],
  { print, clock = Date.now }: Telling & { readonly clock?: () => number },
): Promise<number> {
  return tellingBackupTrouble({ usage: USAGE, print }, async () => {
    const { file } = onlyFile(args, { isOptional: true })
    const now = clock()
    const path =
      file === undefined ? join(config.backupDir, backupName('gyeol', now)) : resolve(file)
    const database = await openWithoutDeadlines(databaseOf(config))
    try {
      if ((await database.dialect.readTables(database.kysely)).length === 0)
        throw new UsageError('데이터베이스가 비어 있어요. DATA_DIR과 DATABASE_URL을 확인해 주세요.')
      const pieces = dumpDatabase(database, { scope: 'backup', app: APP_VERSION, now })
      const { rows, tables } = await writeBackupFile(path, pieces)
      await rememberBackup(database.kysely, { at: now, rows })
      const count = Object.keys(tables).length
      print(`표 ${count}개, ${rows.toLocaleString('ko-KR')}줄을 백업했어요.`)
      print(path)
      print('2단계 인증과 푸시의 비밀 값은 잠긴 채로 들어 있어요. 여는 키는 따로 보관해 주세요.')
    } finally {
      await database.kysely.destroy()
    }
    return 0
  })
}
