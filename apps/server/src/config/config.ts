import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import {
  type LOG_LEVELS,
  SAFE_HASH_MEMORY_KIB,
  SHORTEST_KEY,
  type Variable,
  type VariableName,
  VARIABLES,
} from './variables.ts'

/** The checked settings of one server process. */
export type Config = {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Where backups lie. */
  readonly backupDir: string
  /** Hours between two backups by the clock; 0: none. */
  readonly backupEveryHours: number
  /** How many of those are kept. */
  readonly backupKeep: number
  /** Whether a copy is made before the schema changes. */
  readonly copiesBeforeMigrating: boolean
  /** PostgreSQL when set, the embedded SQLite in `dataDir` otherwise. */
  readonly databaseUrl: string | undefined
  /** Origin under which players reach the site, without a trailing slash. */
  readonly publicUrl: string | undefined
  /** Peers whose X-Forwarded-For is believed; empty: nobody's. */
  readonly trustedProxies: readonly string[]
  readonly isRateLimited: boolean
  /** Seals secrets at rest; without it the key file of the data folder does. */
  readonly secretKey: string | undefined
  /** What `secretKey` was before, the latest first: they only open. */
  readonly formerSecretKeys: readonly string[]
  /** Memory of one password hash. */
  readonly hashMemoryKib: number
  /** Whom push services may turn to; without it the site sends no push. */
  readonly pushContact: string | undefined
  /** Takes the messages for every push service, in tests only. */
  readonly pushTestTarget: string | undefined
  /** The mail server; without one the site sends no mails. */
  readonly smtpUrl: string | undefined
  /** From whom its mails come. */
  readonly smtpFrom: string | undefined
  /** Takes the messages for every webhook, in tests only. */
  readonly alertTestTarget: string | undefined
  readonly metrics: 'local' | 'public' | 'off'
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly environment: 'development' | 'production' | 'test'
  readonly webRoot: string
}

/** The environment cannot be used; `lines` has one line for each bad variable. */
export class ConfigError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/** Reads and checks the environment. Throws {@link ConfigError} naming every bad variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const read = <Name extends VariableName>(name: Name) => {
    const { schema } = VARIABLES[name]
    const raw = environment[name]?.trim()
    const result = schema.safeParse(raw === '' ? undefined : raw)
    if (!result.success) problems.push(describeProblem(name, raw ?? ''))
    // A failed variable is reported below before anybody reads its value.
    return result.data as z.output<(typeof VARIABLES)[Name]['schema']>
  }
  const [secretKey, ...formerSecretKeys] = readSecretKeys({
    given: [read('SECRET_KEY'), read('SECRET_KEY_OLD')],
    file: read('SECRET_KEY_FILE'),
    onProblem: (file) => problems.push(describeProblem('SECRET_KEY_FILE', file)),
  })
  const publicUrl = read('PUBLIC_URL')
  // A failed one is reported below before anybody joins anything to it.
  const dataDir = read('DATA_DIR') ?? ''
  const config: Config = {
    host: read('HOST'),
    port: read('PORT'),
    dataDir,
    backupDir: read('BACKUP_DIR') ?? join(dataDir, 'backups'),
    backupEveryHours: read('BACKUP_EVERY_HOURS'),
    backupKeep: read('BACKUP_KEEP'),
    copiesBeforeMigrating: read('BACKUP_BEFORE_MIGRATION') === 'on',
    databaseUrl: read('DATABASE_URL'),
    publicUrl,
    trustedProxies: read('TRUST_PROXY'),
    isRateLimited: read('RATE_LIMIT') === 'on',
    secretKey,
    formerSecretKeys,
    hashMemoryKib: read('ARGON2_MEMORY_KIB'),
    pushContact: read('PUSH_CONTACT') ?? secureOnly(publicUrl),
    pushTestTarget: read('PUSH_TEST_TARGET'),
    smtpUrl: read('SMTP_URL'),
    smtpFrom: read('SMTP_FROM'),
    alertTestTarget: read('ALERT_TEST_TARGET'),
    metrics: read('METRICS'),
    logLevel: read('LOG_LEVEL'),
    environment: read('NODE_ENV'),
    webRoot: read('WEB_ROOT'),
  }
  if (config.environment === 'production' && config.hashMemoryKib < SAFE_HASH_MEMORY_KIB)
    problems.push(describeProblem('ARGON2_MEMORY_KIB', environment.ARGON2_MEMORY_KIB ?? ''))
  for (const [name, target] of [
    ['PUSH_TEST_TARGET', config.pushTestTarget],
    ['ALERT_TEST_TARGET', config.alertTestTarget],
  ] as const)
    if (config.environment !== 'test' && target !== undefined)
      problems.push(describeProblem(name, target))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

type KeySource = {
  readonly given: readonly (string | undefined)[]
  readonly file: string | undefined
  readonly onProblem: (file: string) => void
}

/** Today's key, then older ones: of a file nobody sees in a list of processes, or of the environment. */
function readSecretKeys({ given, file, onProblem }: KeySource): readonly string[] {
  const keys = given.filter((key) => key !== undefined)
  if (file === undefined) return given[0] === undefined ? [] : keys
  const inFile = readLines(file)
  const isWhole = inFile.length > 0 && inFile.every((key) => key.length >= SHORTEST_KEY)
  if (!isWhole || keys.length > 0) onProblem(file)
  return inFile
}

function readLines(file: string): readonly string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  } catch {
    return []
  }
}

function describeProblem(name: VariableName, raw: string): string {
  const variable: Variable<z.ZodType> = VARIABLES[name]
  const shown = variable.isSecret ? '(숨김/hidden)' : JSON.stringify(raw.slice(0, 80))
  const { korean, english, example } = variable
  return `${name}=${shown}: ${korean}. ${name} ${english}. 예/e.g. ${name}=${example}`
}

/** Push services take no address without TLS for a contact. */
function secureOnly(url: string | undefined): string | undefined {
  return url?.startsWith('https:') ? url : undefined
}
