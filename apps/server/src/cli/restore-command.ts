import { readBackupFile } from '../database/backup/backup-file.ts'
import { fillDatabase } from '../database/restore/fill-database.ts'
import { migrationsOf } from '../database/restore/load-backup.ts'
import type { Config } from '../config/config.ts'
import { onlyFile, tellingBackupTrouble, type Telling } from './backup-words.ts'
import { databaseOf } from './command-context.ts'

const USAGE = `쓰는 법 (서버를 끄고):
  npm run restore -- 파일              빈 데이터베이스에 백업을 되살려요
  npm run restore -- 파일 --replace    지금 있는 것을 지우고 백업으로 바꿔 놓아요
  npm run restore -- 파일 --live       진짜 사이트를 되살려요. 붙이지 않으면 소유자가 화면에서 말할 때까지
                                       사본이라 아무에게도 알림을 보내지 않아요`

const QUIET = `사본으로 되살렸으므로 푸시 같은 알림은 아무에게도 가지 않아요.
진짜 사이트라면 소유자로 로그인해 사이트 설정(/admin/setting)의 백업에서 '알림 다시 보내기'를 눌러 주세요.`

/** Runs `npm run restore` and gives the process's exit code. */
export async function runRestoreCommand(
  config: Config,
  args: readonly string[],
  { print }: Telling,
): Promise<number> {
  return tellingBackupTrouble({ usage: USAGE, print }, async () => {
    const { file = '', has } = onlyFile(args, { flags: ['replace', 'live'] })
    print('백업이 온전한지 먼저 확인해요…')
    migrationsOf((await readBackupFile(file)).header)
    const options = {
      ...databaseOf(config),
      replaces: has('replace'),
      isQuietCopy: !has('live'),
      backupDir: config.backupDir,
    }
    const { footer } = await fillDatabase(options, (reader) => readBackupFile(file, reader))
    const rows = footer.rows.toLocaleString('ko-KR')
    print(`표 ${Object.keys(footer.tables).length}개, ${rows}줄을 되살렸어요. 이제 서버를 켜세요.`)
    print('로그인은 담지 않으므로 모두 다시 로그인해야 해요.')
    if (!has('live')) print(QUIET)
    if (has('replace') && config.databaseUrl === undefined)
      print(
        `바꾸기 전의 파일은 ${config.backupDir} 에 replaced-… 이름으로 있어요. 마지막 셋만 남겨요.`,
      )
    return 0
  })
}
