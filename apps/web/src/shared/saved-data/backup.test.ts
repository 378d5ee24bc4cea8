import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { backupText, readBackup, readSaved, writeSaved } from './backup.ts'
import { defineSaved } from './saved-data.ts'

const saved = defineSaved<number>({
  key: 'backup-test',
  version: 1,
  initial: () => 0,
  schema: (value) => (typeof value === 'number' ? value : null),
})

beforeEach(() => {
  saved.reset()
  localStorage.clear()
})

it('holds what still waited to be written, and not what only this device knows', () => {
  localStorage.setItem('font', '{"v":1,"data":true}')
  saved.save(7)
  expect(readSaved()).toEqual({ 'backup-test': '{"v":1,"data":7}' })
})

it('brings open stores up to date, and takes keys away', () => {
  saved.save(7)
  expect(writeSaved({ 'backup-test': '{"v":1,"data":9}' })).toBe(true)
  expect(saved.load()).toBe(9)
  expect(writeSaved({ 'backup-test': null })).toBe(true)
  expect(saved.load()).toBe(0)
  expect(readSaved()).toEqual({})
})

it('changes nothing when there is no room for all of it', () => {
  localStorage.setItem('a', '1')
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeSaved({ b: '2', a: '3' })).toBe(false)
  setItem.mockRestore()
  expect(readSaved()).toEqual({ a: '1' })
})

it('comes back from a file as it went in', () => {
  const texts = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== 'font' && key !== '__proto__'),
    fc.oneof(fc.json(), fc.string()),
  )
  fc.assert(
    fc.property(texts, (saved) => {
      const file = readBackup(backupText(saved, '2026-11-21T00:00:00.000Z'))
      expect(file?.saved).toEqual({ ...saved })
    }),
  )
})

it.each([
  '',
  '[]',
  '{}',
  '{"app":"other","v":1,"savedAt":"x","data":{}}',
  '{"app":"gyeoljeongpan"}',
])('refuses the file %s', (text) => {
  expect(readBackup(text)).toBeNull()
})
