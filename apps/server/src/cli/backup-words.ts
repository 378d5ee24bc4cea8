import { parseArgs } from 'node:util'
import { detailOf, isUnreachable } from '../assembly/start-failure.ts'
import { type BadBackup, BadBackupError } from '../database/backup/bad-backup-error.ts'
import {
  RestoreRefusedError,
  type RestoreRefusal,
} from '../database/restore/restore-refused-error.ts'
import { NewerSchemaError } from '../database/start/migrate.ts'
import { tellingRefusals, UsageError } from './usage-error.ts'

/** How a command talks to the person at the terminal. */
export type Telling = { readonly print: (line: string) => void }

const BAD: Readonly<Record<BadBackup, string>> = {
  'not-a-backup': '결정판의 백업 파일이 아니에요.',
  'newer-format': '더 새로운 버전이 만든 백업이에요. 새 버전의 프로그램으로 열어 주세요.',
  'cut-off': '끝이 잘린 백업이에요. 다시 복사해 오거나 다른 백업을 써 주세요.',
  damaged: '내용이 바뀌었거나 깨진 백업이에요. 적어 둔 해시와 맞지 않아요.',
  'foreign-table': '이 프로그램이 모르는 표나 열이 든 백업이에요.',
}

const REFUSED: Readonly<Record<RestoreRefusal, string>> = {
  'not-empty':
    '데이터베이스에 이미 무언가 있어요. 지우고 바꿔 놓으려면 --replace를 붙여 주세요 (npm run restore에서만).',
  'in-use': '서버가 이 데이터베이스를 쓰고 있어요. 서버를 끄고 다시 해 주세요.',
  foreign:
    '이 데이터베이스에는 결정판의 것이 아닌 표가 있어요. 빈 데이터베이스를 따로 만들어 주세요.',
}

/** Runs a command about backups and gives its exit code; what cannot be done is told in Korean. */
export async function tellingBackupTrouble(
  telling: Telling & { readonly usage: string },
  work: () => Promise<number>,
): Promise<number> {
  return tellingRefusals(telling, async () => {
    try {
      return await work()
    } catch (error) {
      const words = wordsFor(error)
      if (words === null) throw error
      telling.print(words)
      return 1
    }
  })
}

function wordsFor(error: unknown): string | null {
  if (error instanceof BadBackupError) return `${BAD[error.reason]} 아무것도 바꾸지 않았어요.`
  if (error instanceof RestoreRefusedError)
    return `${REFUSED[error.reason]} 아무것도 바꾸지 않았어요.\n(${error.message})`
  if (error instanceof NewerSchemaError)
    return `더 새로운 버전의 데이터예요. 새 버전의 프로그램으로 해 주세요. 아무것도 바꾸지 않았어요.\n(${error.message})`
  if (error instanceof Error && 'code' in error && 'path' in error && error.code === 'ENOENT')
    return `파일이 없어요: ${String(error.path)}`
  if (isUnreachable(error))
    return `PostgreSQL에 연결하지 못했어요. 주소와 PostgreSQL 서버를 확인해 주세요. 아무것도 바꾸지 않았어요.\n(${detailOf(error)})`
  return null
}

type Wanted = { readonly isOptional?: true; readonly flags?: readonly string[] }

/** Reads a command that takes a file and flags. */
export function onlyFile(
  args: readonly string[],
  { isOptional, flags = [] }: Wanted,
): { readonly file: string | undefined; readonly has: (flag: string) => boolean } {
  const { values, positionals } = parse(args, flags)
  const [file, ...rest] = positionals
  if (rest.length > 0) throw new UsageError('파일은 하나만 적어 주세요.')
  if (file === undefined && !isOptional) throw new UsageError('백업 파일을 적어 주세요.')
  return { file, has: (flag) => values[flag] === true }
}

function parse(args: readonly string[], flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])),
    })
  } catch {
    throw new UsageError('모르는 옵션이 있어요.')
  }
}
