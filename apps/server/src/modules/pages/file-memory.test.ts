import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFileMemory } from './file-memory.ts'

const folder = mkdtempSync(join(tmpdir(), 'gyeol-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

it('reads a file once, and forgets the one asked for longest ago when there is no more room', async () => {
  const memory = createFileMemory({ maxBytes: 10, maxFileBytes: 4 })
  const [a, b, c] = ['a', 'b', 'c'].map((name) => write(name, name.repeat(4)))
  const read = async (path = '') => String((await memory.read(path))?.bytes)
  expect([await read(a), await read(b)]).toEqual(['aaaa', 'bbbb'])
  for (const name of ['a', 'b', 'c']) write(name, name.toUpperCase())
  // What is on the disk now tells what was read again.
  expect([await read(a), await read(c)]).toEqual(['aaaa', 'C'])
  expect([await read(b), await read(a)]).toEqual(['bbbb', 'aaaa'])
  write('d', 'dddd')
  await read(join(folder, 'd'))
  expect([await read(a), await read(b)]).toEqual(['aaaa', 'B'])
})

it('counts a file once that several ask for at the same moment', async () => {
  const memory = createFileMemory({ maxBytes: 8, maxFileBytes: 4 })
  const [once, other] = [write('once', '1111'), write('other', '2222')]
  await Promise.all(Array.from({ length: 5 }, () => memory.read(once)))
  await memory.read(other)
  write('once', '3')
  expect(String((await memory.read(once))?.bytes)).toBe('1111')
})

it('leaves large files to the disk, and says when there is none', async () => {
  const memory = createFileMemory({ maxBytes: 10, maxFileBytes: 4 })
  expect(await memory.read(write('large', '12345'))).toBeNull()
  await expect(memory.read(join(folder, 'nothing'))).rejects.toThrow('ENOENT')
})
