import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** A program of the operating system that the tests need, and what Debian calls it: the first it has will do. */
type SystemPackage = { readonly debian: readonly string[]; readonly isPresent: () => boolean }

/**
 * The same engine twice. The shell is Chromium without the parts for a screen, and runs the browser
 * tests in two thirds of the time.
 */
const BROWSERS = ['chromium-headless-shell', 'chromium'] as const

export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN_FOR_WEBKIT = '/usr/bin/Xvfb'

const PACKAGES: readonly SystemPackage[] = [
  { debian: BROWSERS, isPresent: hasBrowser },
  { debian: ['firefox-esr'], isPresent: () => existsSync(FIREFOX) },
  { debian: ['webkit2gtk-driver'], isPresent: () => existsSync(WEBKIT_DRIVER) },
  { debian: ['xvfb'], isPresent: () => existsSync(SCREEN_FOR_WEBKIT) },
  { debian: ['fonts-noto-cjk'], isPresent: hasKoreanFont },
  { debian: ['postgresql'], isPresent: hasPostgres },
]

/** Where the browser of the tests is, or would be. */
export function browserPath(): string {
  const paths = BROWSERS.map((name) => `/usr/bin/${name}`)
  return process.env.CHROME_PATH ?? paths.find((path) => existsSync(path)) ?? '/usr/bin/chromium'
}

/** True when there is a browser to test with. */
export function hasBrowser(): boolean {
  return existsSync(browserPath())
}

/** The browser that WebKit's driver drives; its folder names the machine and the version. */
export function webKitBrowserPath(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
}

/** True when the engines other than Chromium's are there. */
export function hasOtherEngines(): boolean {
  const programs = [FIREFOX, WEBKIT_DRIVER, SCREEN_FOR_WEBKIT]
  return programs.every((path) => existsSync(path)) && webKitBrowserPath() !== undefined
}

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
  return PACKAGES.filter((item) => !item.isPresent()).flatMap(({ debian }) => {
    const known = debian.find((name) => spawnSync('apt-cache', ['show', name]).status === 0)
    return known ?? debian.slice(-1)
  })
}

/** The command a person types to install packages by hand. */
export function installCommand(names: readonly string[]): string {
  return `sudo apt-get install -y --no-install-recommends ${names.join(' ')}`
}

/** True when every program the tests need is there. */
export function hasSystemPackages(): boolean {
  return PACKAGES.every((item) => item.isPresent())
}

/** True when packages can be installed without asking for anybody's password: root on Debian. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs what is missing. Throws where that does not work. */
export function installSystemPackages(): void {
  // What Debian has is known only once its lists are there.
  runApt(['update'])
  const missing = missingPackages()
  console.log(`installing from Debian: ${missing.join(', ')}`)
  runApt(['install', '-y', '--no-install-recommends', ...missing])
}

function runApt(args: readonly string[]): void {
  execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
