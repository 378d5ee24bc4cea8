import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isAddressOrRange, isBareOrigin, wholeNumber } from './value-rules.ts'

/** Where the built web app lies when WEB_ROOT does not say otherwise. */
const BUILT_WEB_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** How much the log tells, the least first. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What OWASP asks of argon2id with two passes; the most is a gibibyte. */
export const SAFE_HASH_MEMORY_KIB = 19_456
const MOST_HASH_MEMORY_KIB = 1_048_576

/** What SECRET_KEY is at least, however it is given. */
export const SHORTEST_KEY = 32

/** A backup a month apart is the longest that deserves the name. */
const MOST_BACKUP_HOURS = 744
const MOST_BACKUPS = 1000

/** What may stand in a variable, and what is said of it when something else does. */
export type Variable<Schema extends z.ZodType> = {
  readonly schema: Schema
  readonly korean: string
  readonly english: string
  readonly example: string
  /** A value that must never be printed. */
  readonly isSecret?: true
}

const define = <Schema extends z.ZodType>(variable: Variable<Schema>) => variable

/** Every environment variable the server reads. An empty value counts as not set. */
export const VARIABLES = {
  HOST: define({
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .default('127.0.0.1'),
    korean: 'IP 주소나 호스트 이름이어야 해요',
    english: 'must be an IP address or a host name',
    example: '127.0.0.1',
  }),
  PORT: define({
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535)
      .default(3000),
    korean: '0에서 65535 사이의 정수여야 해요',
    english: 'must be an integer from 0 to 65535',
    example: '3000',
  }),
  DATA_DIR: define({
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .default('./data')
      .transform((path) => resolve(path)),
    korean: '폴더 경로여야 해요',
    english: 'must be a folder path',
    example: './data',
  }),
  BACKUP_DIR: define({
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .transform((path) => resolve(path))
      .optional(),
    korean: '폴더 경로여야 해요 (비워 두면 DATA_DIR의 backups)',
    english: 'must be a folder path (by default backups within DATA_DIR)',
    example: '/var/backups/gyeol',
  }),
  BACKUP_EVERY_HOURS: define({
    schema: wholeNumber(MOST_BACKUP_HOURS).default(24),
    korean: `0에서 ${MOST_BACKUP_HOURS} 사이의 정수여야 해요 (0이면 저절로 백업하지 않아요)`,
    english: `must be an integer from 0 to ${MOST_BACKUP_HOURS} (0: no backups by the clock)`,
    example: '24',
  }),
  BACKUP_KEEP: define({
    schema: wholeNumber(MOST_BACKUPS)
      .refine((count) => count > 0)
      .default(7),
    korean: `1에서 ${MOST_BACKUPS} 사이의 정수여야 해요 (저절로 만든 백업을 몇 개 남길지)`,
    english: `must be an integer from 1 to ${MOST_BACKUPS} (how many scheduled backups are kept)`,
    example: '7',
  }),
  BACKUP_BEFORE_MIGRATION: define({
    schema: z.enum(['on', 'off']).default('on'),
    korean: 'on 또는 off여야 해요 (데이터베이스의 모양을 바꾸기 전에 사본을 남길지)',
    english: 'must be on or off (whether a copy is kept before the schema changes)',
    example: 'on',
  }),
  DATABASE_URL: define({
    schema: z
      .string()
      .refine((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
      .optional(),
    korean: 'PostgreSQL 주소여야 해요 (비워 두면 내장 SQLite를 써요)',
    english: 'must be a PostgreSQL address (leave it out for the embedded SQLite)',
    example: 'postgres://user:password@127.0.0.1:5432/gyeol',
    isSecret: true,
  }),
  PUBLIC_URL: define({
    schema: z
      .string()
      .refine(isBareOrigin)
      .transform((url) => new URL(url).origin)
      .optional(),
    korean: '경로 없는 http:// 또는 https:// 주소여야 해요',
    english: 'must be an http:// or https:// address without a path',
    example: 'https://gyeol.example',
  }),
  TRUST_PROXY: define({
    schema: z
      .string()
      .default('off')
      .transform((text) => (text === 'off' ? [] : text.split(',').map((part) => part.trim())))
      .refine((parts) => parts.every(isAddressOrRange)),
    korean: 'off이거나 IP 주소·CIDR을 쉼표로 이은 목록이어야 해요',
    english: 'must be off or a comma-separated list of IP addresses and CIDR ranges',
    example: '127.0.0.1,10.0.0.0/8',
  }),
  RATE_LIMIT: define({
    schema: z.enum(['on', 'off']).default('on'),
    korean: 'on 또는 off여야 해요',
    english: 'must be on or off',
    example: 'on',
  }),
  SECRET_KEY: define({
    schema: z.string().min(SHORTEST_KEY).optional(),
    korean: '32자 이상의 비밀 값이어야 해요 (2단계 인증 값을 암호화해서 저장해요)',
    english:
      'must be a secret of at least 32 characters (second-step secrets are encrypted with it)',
    example: '$(openssl rand -base64 33)',
    isSecret: true,
  }),
  SECRET_KEY_FILE: define({
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .transform((path) => resolve(path))
      .optional(),
    korean: `SECRET_KEY를 담은, 읽을 수 있는 파일이어야 해요 (한 줄에 ${SHORTEST_KEY}자 이상의 키 하나, 첫 줄이 지금 키). SECRET_KEY와 함께 쓰지 않아요`,
    english: `must be a readable file that holds SECRET_KEY (one key of ${SHORTEST_KEY} characters or more a line, today's first), and not beside SECRET_KEY`,
    example: '/etc/gyeol/secret.key',
  }),
  SECRET_KEY_OLD: define({
    schema: z.string().min(SHORTEST_KEY).optional(),
    korean: '전에 SECRET_KEY로 쓰던 32자 이상의 값이어야 해요 (키를 바꿀 때만 적어요)',
    english: 'must be what SECRET_KEY was before (only while the key is being changed)',
    example: '$(cat old.key)',
    isSecret: true,
  }),
  ARGON2_MEMORY_KIB: define({
    schema: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .refine((memory) => memory >= 8 && memory <= MOST_HASH_MEMORY_KIB)
      .default(SAFE_HASH_MEMORY_KIB),
    korean: `8에서 ${MOST_HASH_MEMORY_KIB} 사이의 정수여야 해요 (운영에서는 ${SAFE_HASH_MEMORY_KIB} 이상)`,
    english: `must be an integer from 8 to ${MOST_HASH_MEMORY_KIB} (at least ${SAFE_HASH_MEMORY_KIB} in production)`,
    example: String(SAFE_HASH_MEMORY_KIB),
  }),
  PUSH_CONTACT: define({
    schema: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+\.[^\s]+)$/)
      .optional(),
    korean:
      'mailto: 또는 https:// 로 시작하는 연락처여야 해요 (비워 두면 https인 PUBLIC_URL을 써요)',
    english: 'must be a mailto: or https:// contact (by default PUBLIC_URL when it is https)',
    example: 'mailto:owner@gyeol.example',
  }),
  PUSH_TEST_TARGET: define({
    schema: z
      .string()
      .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/)
      .optional(),
    korean: 'NODE_ENV=test일 때만 쓰는 http://127.0.0.1:포트 주소여야 해요',
    english: 'must be http://127.0.0.1:port, and only with NODE_ENV=test',
    example: 'http://127.0.0.1:4000',
  }),
  SMTP_URL: define({
    schema: z
      .string()
      .refine((url) => /^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
      .refine((url) => (URL.parse(url)?.hostname ?? '') !== '')
      .optional(),
    korean:
      'smtp:// 또는 smtps:// 로 시작하는 메일 서버 주소여야 해요 (비워 두면 메일을 보내지 않아요)',
    english: 'must be an smtp:// or smtps:// address of a mail server (leave it out for no mails)',
    example: 'smtps://user:password@mail.example:465',
    isSecret: true,
  }),
  SMTP_FROM: define({
    schema: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/)
      .optional(),
    korean: '보내는 사람의 메일 주소여야 해요 (비워 두면 SMTP_URL의 아이디나 받는 주소를 써요)',
    english:
      'must be the mail address of the sender (by default the user of SMTP_URL, or the recipient)',
    example: 'site@gyeol.example',
  }),
  ALERT_TEST_TARGET: define({
    schema: z
      .string()
      .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/)
      .optional(),
    korean: 'NODE_ENV=test일 때만 쓰는 http://127.0.0.1:포트 주소여야 해요',
    english: 'must be http://127.0.0.1:port, and only with NODE_ENV=test',
    example: 'http://127.0.0.1:4000',
  }),
  METRICS: define({
    schema: z.enum(['local', 'public', 'off']).default('local'),
    korean: 'local, public, off 가운데 하나여야 해요',
    english: 'must be local, public or off',
    example: 'local',
  }),
  LOG_LEVEL: define({
    schema: z.enum(LOG_LEVELS).default('info'),
    korean: `${LOG_LEVELS.join(', ')} 가운데 하나여야 해요`,
    english: `must be one of ${LOG_LEVELS.join(', ')}`,
    example: 'info',
  }),
  NODE_ENV: define({
    schema: z.enum(['development', 'production', 'test']).default('development'),
    korean: 'development, production, test 가운데 하나여야 해요',
    english: 'must be development, production or test',
    example: 'production',
  }),
  WEB_ROOT: define({
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .default(BUILT_WEB_APP)
      .transform((path) => resolve(path)),
    korean: '빌드한 웹 앱의 폴더 경로여야 해요',
    english: 'must be the folder of the built web app',
    example: './apps/web/dist',
  }),
}

/** One of {@link VARIABLES}. */
export type VariableName = keyof typeof VARIABLES

/** What an operator can set; the READMEs describe each of them. One variable is for tests only. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES).filter(
  (name) => name !== 'PUSH_TEST_TARGET',
)
