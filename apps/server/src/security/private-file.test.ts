import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensurePrivateFile, ensurePrivateFolder } from './private-file.ts'

let room: string
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'gyeol-private-'))
})
afterEach(() => rmSync(room, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
const open = (name: string, mode: number) => {
  const folder = join(room, name)
  mkdirSync(folder)
  chmodSync(folder, mode)
  return folder
}

it('makes a folder and a file only for this account', () => {
  const folder = join(room, 'a', 'data')
  ensurePrivateFolder(folder, 'gyeol.db')
  ensurePrivateFile(join(folder, 'gyeol.db'))
  expect([modeOf(folder), modeOf(join(folder, 'gyeol.db'))]).toEqual(['700', '600'])
})

it('closes what an earlier release has left open, and keeps what is in it', () => {
  const folder = open('data', 0o755)
  const file = join(folder, 'gyeol.db')
  writeFileSync(file, 'rows')
  chmodSync(file, 0o644)
  ensurePrivateFolder(folder, 'gyeol.db')
  ensurePrivateFile(file)
  expect([modeOf(folder), modeOf(file), statSync(file).size]).toEqual(['700', '600', 4])
})

it('leaves a folder of others as it is', () => {
  const shared = open('shared', 0o1777)
  const home = open('home', 0o755)
  writeFileSync(join(home, 'letter.txt'), '')
  for (const folder of [shared, home]) ensurePrivateFolder(folder, 'gyeol.db')
  expect([modeOf(shared), modeOf(home)]).toEqual(['1777', '755'])
})
