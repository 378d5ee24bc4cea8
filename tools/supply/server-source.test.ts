import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../apps/server/src')
const files = globSync('**/*.ts', { cwd: SOURCE })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }))

const pathsWith = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('the server has sources', () => {
  expect(files.length).toBeGreaterThan(100)
})

it('no SQL is put together from text', () => {
  expect(pathsWith(/\bsql\.raw\(|\bsql\.id\(|\bqueryRaw\b/)).toEqual([])
})

it('only messages to browsers and to the owner go out of the server', () => {
  const opens =
    /\bfetch\(|\brequest(?: as \w+)? \} from 'node:https?'|\bconnect\b.* from 'node:(?:net|tls)'|node:dgram/
  expect(pathsWith(opens).toSorted()).toEqual([
    join('modules', 'alert', 'webhook.ts'),
    join('modules', 'push', 'push-sender.ts'),
  ])
})

it('nothing runs text as code, and only reading files, drawing pictures and the tools start programs', () => {
  expect(pathsWith(/\beval\(|new Function\(/)).toEqual([])
  // There one word of our own: the collector is called by no other name.
  expect(pathsWith(/node:vm/)).toEqual([join('assembly', 'give-back-memory.ts')])
  expect(pathsWith(/node:child_process/).toSorted()).toEqual(
    [join('cli', 'write-openapi.ts'), join('context', 'side-process.ts')].toSorted(),
  )
})

it('the server takes chance only from node:crypto, but for how long it waits', () => {
  expect(pathsWith(/Math\.random/)).toEqual([join('database', 'transaction.ts')])
})
