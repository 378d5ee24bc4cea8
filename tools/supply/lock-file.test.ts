import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

type Locked = { readonly link?: boolean; readonly integrity?: string; readonly resolved?: string }

it('every package from elsewhere is pinned by its hash, and comes from the registry', () => {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  )
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(foreign.length).toBeGreaterThan(500)
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const elsewhere = foreign.filter(
    ([, { resolved = '' }]) =>
      resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

const MEGABYTE = 1024 * 1024

/** Keys and tokens as services hand them out; the first is written so that it does not find itself. */
const SECRETS = new RegExp(
  [
    '-----BEGIN (?:[A-Z]+ )?PRIVATE [K]EY-----',
    'AKIA[0-9A-Z]{16}\\b',
    'gh[pousr]_[A-Za-z0-9]{36}',
    'xox[baprs]-[A-Za-z0-9-]{20}',
  ].join('|'),
)

it('no key or token lies among the sources', () => {
  // An unpacked archive has no history to ask; what is checked is what is kept.
  if (!existsSync(join(ROOT, '.git'))) return
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * MEGABYTE,
  })
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))
  const texts = files.filter((path) => statSync(join(ROOT, path)).size < MEGABYTE)
  expect(texts.filter((path) => SECRETS.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})
