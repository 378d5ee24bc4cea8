import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createKey,
  KEY_FILE,
  keyFileIn,
  makeKeyFile,
  readKeys,
  replaceKeys,
  ringOf,
} from './key-file.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gyeol-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

it('is made once, for this account only, and never written over', () => {
  makeKeyFile(dataDir)
  const file = keyFileIn(dataDir)
  const made = readFileSync(file, 'utf8')
  expect(made).toMatch(/^[A-Za-z0-9_-]{43}\n$/)
  expect([modeOf(file), modeOf(dataDir)]).toEqual(['600', '700'])
  makeKeyFile(dataDir)
  expect(readFileSync(file, 'utf8')).toBe(made)
})

it('is there whole or not at all, for whoever looks while it is made', async () => {
  const folders = Array.from({ length: 200 }, (_, index) => join(dataDir, String(index)))
  for (const folder of folders) mkdirSync(folder)
  // Looks for each until it is there, as another process does that starts in the same moment.
  const watcher = new Worker(
    `const { readFileSync } = require('node:fs')
    const { parentPort, workerData } = require('node:worker_threads')
    const read = (file) => { try { return readFileSync(file, 'utf8') } catch { return null } }
    parentPort.postMessage('ready')
    const found = workerData.map((file) => {
      let text = null
      while (text === null) text = read(file)
      return text.length
    })
    parentPort.postMessage([...new Set(found)])`,
    { eval: true, workerData: folders.map(keyFileIn) },
  )
  await once(watcher, 'message')
  const seen = once(watcher, 'message')
  for (const folder of folders) makeKeyFile(folder)
  expect(await seen).toEqual([[44]])
  expect(readdirSync(String(folders[0]))).toEqual([KEY_FILE])
})

it('is closed to others when it was open', () => {
  makeKeyFile(dataDir)
  chmodSync(keyFileIn(dataDir), 0o644)
  readKeys(keyFileIn(dataDir))
  expect(modeOf(keyFileIn(dataDir))).toBe('600')
})

it.each([
  '',
  'short\n',
  `${'A'.repeat(42)}\n`,
  `${'A'.repeat(44)}\n`,
  `${'A'.repeat(43)}\n짧은 키\n`,
])('is refused when it holds %j', (text) => {
  writeFileSync(keyFileIn(dataDir), text)
  expect(() => readKeys(keyFileIn(dataDir))).toThrow(expect.objectContaining({ kind: 'damaged' }))
})

it('is refused when it cannot be read, and missing when it is not there', () => {
  expect(readKeys(keyFileIn(dataDir))).toBeNull()
  // Not even root reads a folder as a file.
  mkdirSync(keyFileIn(dataDir))
  expect(() => readKeys(keyFileIn(dataDir))).toThrow(
    expect.objectContaining({ kind: 'unreadable' }),
  )
})

it('is seen anew once it is replaced, and nothing else is left behind', () => {
  makeKeyFile(dataDir)
  const file = keyFileIn(dataDir)
  const ring = ringOf(['given'], file)
  const [, old] = ring.keys()
  const next = createKey()
  replaceKeys(file, [next, String(old)])
  expect(ring.keys()).toEqual(['given', old])
  ring.refresh()
  expect(ring.keys()).toEqual(['given', next, old])
  expect([readdirSync(dataDir), modeOf(file)]).toEqual([[KEY_FILE], '600'])
})
