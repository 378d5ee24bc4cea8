import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BUDGET, megabytesOf } from './supply/production-set.ts'

/** `npm run supply`: installs elsewhere what a server carries, and measures it. */
const ROOT = join(import.meta.dirname, '..')
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'apps/*/package.json',
  'packages/*/package.json',
]

const home = mkdtempSync(join(tmpdir(), 'gyeol-supply-'))
try {
  for (const file of globSync(MANIFESTS, { cwd: ROOT })) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    cpSync(join(ROOT, file), join(home, file))
  }
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'ignore',
  })
  const { packages }: { packages: Readonly<Record<string, { readonly link?: boolean }>> } =
    JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8'))
  const folders = Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && packages[path]?.link !== true,
  )
  const megabytes = folders.reduce((sum, path) => sum + megabytesOf(join(home, path)), 0)
  console.log(
    `꾸러미 ${folders.length}개 (${BUDGET.packages}개까지), ${megabytes.toFixed(1)} MB (${BUDGET.megabytes} MB까지)`,
  )
  const isOver = folders.length > BUDGET.packages || megabytes > BUDGET.megabytes
  process.exitCode = isOver ? 1 : 0
} finally {
  rmSync(home, { recursive: true, force: true })
}
