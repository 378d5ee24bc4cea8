import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { VARIABLE_NAMES } from './variables.ts'
import { describeOldNode } from './node-version.ts'

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

describe('the configuration', () => {
  it('needs nothing: its defaults serve this machine from the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('./data'),
      backupDir: resolve('./data/backups'),
      backupEveryHours: 24,
      backupKeep: 7,
      copiesBeforeMigrating: true,
      databaseUrl: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      isRateLimited: true,
      metrics: 'local',
      logLevel: 'info',
    })
  })

  it('counts an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      publicUrl: undefined,
    })
  })

  it.each([
    ['PORT', '0', 'port', 0],
    ['PUBLIC_URL', 'https://gyeol.example/', 'publicUrl', 'https://gyeol.example'],
    ['PUBLIC_URL', 'HTTPS://Gyeol.example:443', 'publicUrl', 'https://gyeol.example'],
    ['TRUST_PROXY', 'off', 'trustedProxies', []],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', 'trustedProxies', ['10.0.0.0/8', '::1']],
    ['TRUST_PROXY', 'loopback', 'trustedProxies', ['loopback']],
    ['DATABASE_URL', 'postgres://u@h/d', 'databaseUrl', 'postgres://u@h/d'],
    ['RATE_LIMIT', 'off', 'isRateLimited', false],
    ['SECRET_KEY', 'x'.repeat(32), 'secretKey', 'x'.repeat(32)],
    ['ARGON2_MEMORY_KIB', '8', 'hashMemoryKib', 8],
    ['DATA_DIR', '/srv/gyeol', 'backupDir', '/srv/gyeol/backups'],
    ['BACKUP_DIR', '/var/backups', 'backupDir', '/var/backups'],
    ['BACKUP_EVERY_HOURS', '0', 'backupEveryHours', 0],
    ['BACKUP_KEEP', '30', 'backupKeep', 30],
    ['BACKUP_BEFORE_MIGRATION', 'off', 'copiesBeforeMigrating', false],
    ['PUSH_CONTACT', 'mailto:a@b.example', 'pushContact', 'mailto:a@b.example'],
    ['PUBLIC_URL', 'https://gyeol.example', 'pushContact', 'https://gyeol.example'],
    ['PUBLIC_URL', 'http://gyeol.example', 'pushContact', undefined],
  ] as const)('reads %s=%s', (name, value, field, expected) => {
    expect(readConfig({ [name]: value })[field]).toEqual(expected)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3.5'],
    ['PORT', '80 80'],
    ['SECRET_KEY', 'too short'],
    ['ARGON2_MEMORY_KIB', '7'],
    ['ARGON2_MEMORY_KIB', '9999999'],
    ['BACKUP_EVERY_HOURS', '-1'],
    ['BACKUP_EVERY_HOURS', '745'],
    ['BACKUP_EVERY_HOURS', 'daily'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', '1.5'],
    ['BACKUP_BEFORE_MIGRATION', 'yes'],
    ['HOST', 'a b'],
    ['HOST', 'http://x'],
    ['DATABASE_URL', 'mysql://u@h/d'],
    ['PUSH_CONTACT', 'owner@gyeol.example'],
    ['PUSH_CONTACT', 'http://gyeol.example'],
    ['PUSH_TEST_TARGET', 'http://127.0.0.1:4000'],
    ['PUSH_TEST_TARGET', 'http://10.0.0.1:4000'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'gyeol.example'],
    ['PUBLIC_URL', 'ftp://gyeol.example'],
    ['PUBLIC_URL', 'https://gyeol.example/app'],
    ['PUBLIC_URL', 'https://gyeol.example/?a=1'],
    ['PUBLIC_URL', 'https://user:pw@gyeol.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['RATE_LIMIT', 'yes'],
    ['METRICS', 'everywhere'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('refuses %s=%s in one line with an example', (name, value) => {
    const lines = problemsOf({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      new RegExp(`^${name}=.*[가-힣].*${name} must be .*예/e\\.g\\. ${name}=`),
    )
    expect(lines[0]).not.toContain('\n')
  })

  it('names every bad variable at once', () => {
    expect(problemsOf({ PORT: 'x', RATE_LIMIT: 'x' })).toHaveLength(2)
  })

  it('takes no cheap password hashes in production', () => {
    const cheap = { ARGON2_MEMORY_KIB: '8' }
    expect(problemsOf({ ...cheap, NODE_ENV: 'production' })).toHaveLength(1)
    expect(problemsOf(cheap)).toEqual([])
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([])
  })

  it('keeps the password of a bad database address to itself', () => {
    expect(problemsOf({ DATABASE_URL: 'http://u:hunter2@h/d' }).join()).not.toContain('hunter2')
  })
})

describe('the runtime check', () => {
  it.each(['26.0.0', '26.10.0', '27.1.0'])('takes Node %s', (version) => {
    expect(describeOldNode(version)).toBeNull()
  })
  it.each(['20.20.2', '22.18.0', '25.9.9'])('explains why not Node %s', (version) => {
    expect(describeOldNode(version)).toContain(version)
    expect(describeOldNode(version)).toContain('npm start')
  })
})

it.each(['README.md', 'README.en.md', 'apps/server/README.md'])(
  'is described in %s, every variable',
  (name) => {
    const text = readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
    const rows = text.split('\n').filter((line) => line.startsWith('| `'))
    const missing = VARIABLE_NAMES.filter((key) => !rows.some((row) => row.includes(`\`${key}\``)))
    expect(missing).toEqual([])
  },
)
