import { expect, it } from 'vitest'
import { fieldNames, versionWords } from './version-words.ts'

const version = (act: 'update' | 'create', fields: string[]) =>
  versionWords({ id: 'v', at: null, act, fields })

it('says what was changed, and that nothing was', () => {
  expect(version('create', [])).toBe('새로 씀')
  expect(version('update', ['summary', 'crystaIds'])).toBe('한 줄 설명, 크리스타 고침')
  expect(version('update', [])).toBe('다시 보고 그대로 둠')
})

it('counts many fields, and passes over those without a name', () => {
  expect(fieldNames(['stats', 'note', 'drops', 'kind', 'atk'])).toBe('옵션 외 4개')
  expect(fieldNames(['stats', 'unheardOf'])).toBe('옵션')
})
