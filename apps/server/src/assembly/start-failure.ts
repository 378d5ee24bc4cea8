import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { CopyFailedError } from '../database/start/copy-before-migrating.ts'
import { damageAdvice, isDamage } from '../database/dialects/damage.ts'
import { DatabaseServedError } from '../database/dialects/database-served-error.ts'
import { NewerSchemaError } from '../database/start/migrate.ts'
import { KeyFileError } from '../security/key-file.ts'

type Explanation = { readonly korean: string; readonly english: string }

/** Why the server could not start, in words for the person who started it, without a stack. */
export function explainStartFailure(error: unknown, config: Config): string[] {
  const { korean, english } = explain(error, config) ?? explainAnything(config)
  const detail = detailOf(error)
  return [korean, english, ...(detail === '' ? [] : [`(${detail})`])]
}

/** As {@link explainStartFailure} for commands; null for what only its stack explains. */
export function explainDatabaseFailure(error: unknown, config: Config): string[] | null {
  const isKnown =
    explain(error, config) !== null || (config.databaseUrl !== undefined && isUnreachable(error))
  return isKnown ? explainStartFailure(error, config) : null
}

/** What an error says, in one line. */
export function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return firstLine(error.message) || ('code' in error ? String(error.code) : '')
}

/** One line while a database server is waited for. */
export function tellWaiting(error: Error): void {
  console.error(
    `PostgreSQL이 아직 답하지 않아 4분까지 기다려요. DATABASE_URL과 PostgreSQL 서버를 확인해 주세요. (${detailOf(error)})`,
  )
}

/** Codes of the network, and what PostgreSQL says to whoever may not come in. */
const UNREACHABLE =
  /^(?:E(?:CONN|HOST|NET|AI_|PIPE|TIMEDOUT)\w*|ENOTFOUND|08\w{3}|28\w{3}|3D\w{3}|57P\w{2})$/

/** Whether a database server does not answer, or lets this process not in. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error ? UNREACHABLE.test(String(error.code)) : /timeout/i.test(error.message)
}

function explain(error: unknown, config: Config): Explanation | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return {
      korean: `${config.port}번 포트를 이미 다른 프로그램이 쓰고 있어요. 그 프로그램을 끄거나 PORT를 바꿔 주세요.`,
      english: `Port ${config.port} is in use. Stop the other program or change PORT.`,
    }
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES')
    return {
      korean: `${config.host}:${config.port} 주소나 ${config.dataDir} 폴더를 쓸 수 없어요. HOST, PORT, DATA_DIR을 확인해 주세요.`,
      english: `Cannot use ${config.host}:${config.port} or ${config.dataDir}. Check HOST, PORT and DATA_DIR.`,
    }
  if (error instanceof NewerSchemaError)
    return {
      korean: '데이터베이스가 이 프로그램보다 새 버전이에요. 새 버전의 프로그램으로 실행해 주세요.',
      english: 'The database belongs to a newer release. Run that release.',
    }
  if (error instanceof CopyFailedError)
    return {
      korean: `데이터베이스의 모양을 바꾸기 전의 사본을 ${config.backupDir} 에 남기지 못해서 아무것도 바꾸지 않았어요. 남은 공간과 BACKUP_DIR을 확인해 주세요. 사본 없이 하려면 BACKUP_BEFORE_MIGRATION=off예요.`,
      english: `No copy could be made in ${config.backupDir} before the schema changes, so nothing was changed. Check the space and BACKUP_DIR, or set BACKUP_BEFORE_MIGRATION=off.`,
    }
  if (error instanceof KeyFileError) return KEY_FILE_WORDS[error.kind](error.file)
  if (error instanceof DatabaseServedError)
    return {
      korean: `다른 결정판 서버가 ${error.file} 을 쓰고 있어요. 그 서버를 먼저 끄거나, 이 서버의 DATA_DIR을 바꿔 주세요. 내장 데이터베이스는 서버 하나만 써요.`,
      english: `Another server uses ${error.file}. Stop it first, or change DATA_DIR: an embedded database serves one server.`,
    }
  if (isDamage(error)) return DAMAGE_WORDS(config)
  return null
}

function explainAnything(config: Config): Explanation {
  if (config.databaseUrl !== undefined)
    return {
      korean:
        '데이터베이스에 연결하거나 준비하지 못했어요. DATABASE_URL과 PostgreSQL 서버를 확인해 주세요.',
      english: 'The database cannot be reached or prepared. Check DATABASE_URL and the server.',
    }
  return {
    korean: `서버를 시작하지 못했어요. 데이터 폴더 ${config.dataDir} 에 쓸 수 있는지 확인해 주세요.`,
    english: `The server could not start. Check that ${config.dataDir} can be written.`,
  }
}

const DAMAGE_WORDS = ({ dataDir }: Config): Explanation => ({
  korean: damageAdvice(join(dataDir, 'gyeol.db')),
  english: `The database file in ${dataDir} is damaged. Copy it away, restore the last backup with --replace --live, and check the disk.`,
})

const KEY_FILE_WORDS: Readonly<Record<KeyFileError['kind'], (file: string) => Explanation>> = {
  unreadable: (file) => ({
    korean: `키 파일 ${file} 을 읽을 수 없어요. 서버를 실행하는 계정의 파일인지 확인해 주세요.`,
    english: `The key file ${file} cannot be read. Check that it belongs to the account of the server.`,
  }),
  damaged: (file) => ({
    korean: `키 파일 ${file} 의 내용이 키가 아니거나 길이가 달라요. 백업한 파일로 되돌려 주세요. 덮어쓰지 않았어요.`,
    english: `The key file ${file} holds no key of the right length. Restore it from a backup; it was not overwritten.`,
  }),
  missing: (file) => ({
    korean: `데이터베이스에 키로 잠근 비밀 값이 있는데 키 파일 ${file} 이 없어요. 백업한 키 파일을 되돌리거나 SECRET_KEY를 정해 주세요. 찾을 수 없으면 새 SECRET_KEY를 정해 시작하고, 2단계 인증을 쓰던 회원은 다시 등록해야 해요.`,
    english: `The database holds sealed secrets and the key file ${file} is gone. Restore it or set SECRET_KEY; with a new SECRET_KEY second steps have to be enrolled anew.`,
  }),
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 200) ?? ''
