import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** A program of the operating system that the tests need, and how Debian calls it. */
type SystemPackage = { readonly debian: string; readonly isPresent: () => boolean }

export const CHROMIUM_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'

const PACKAGES: readonly SystemPackage[] = [
  { debian: 'chromium', isPresent: () => existsSync(CHROMIUM_PATH) },
  { debian: 'fonts-noto-cjk', isPresent: hasKoreanFont },
  { debian: 'postgresql', isPresent: hasPostgres },
]

function hasKoreanFont(): boolean {
  const list = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' })
  return list.status === 0 && list.stdout.trim() !== ''
}

/** True when the tests can reach a PostgreSQL: one given by address, or binaries to start their own. */
export function hasPostgres(): boolean {
  return (
    process.env.TEST_DATABASE_URL !== undefined ||
    globSync('/usr/lib/postgresql/*/bin/initdb').length > 0
  )
}

/** The Debian packages that are still missing. */
export function missingPackages(): string[] {
  return PACKAGES.filter((item) => !item.isPresent()).map((item) => item.debian)
}

/** The command a person types to install packages by hand. */
export function installCommand(names: readonly string[]): string {
  return `sudo apt-get install -y --no-install-recommends ${names.join(' ')}`
}

/** Installs what is missing where that is possible without asking (root on Debian); returns what is still missing. */
export function ensureSystemPackages(): string[] {
  const missing = missingPackages()
  if (missing.length === 0) return []
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing
  console.log(`installing from Debian: ${missing.join(', ')}`)
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', [...options, 'update'], { stdio: 'inherit', env })
    execFileSync('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...missing], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  return missingPackages()
}
