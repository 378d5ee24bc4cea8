import type { AuditEntry } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { auditSentence } from './audit-sentence.ts'

const ENTRY: AuditEntry = {
  id: 'one',
  at: '2026-11-22T10:24:00.000Z',
  actor: { id: 'someone', nickname: '하늘' },
  action: 'crysta.update',
  entity: 'crysta',
  entityId: 'guard-golem',
  entityName: '가드 골렘',
  before: null,
  after: null,
  reason: null,
}

const told = (entry: Partial<AuditEntry>) => {
  const { lead, name, tail } = auditSentence({ ...ENTRY, ...entry })
  return name === null ? lead : `${lead}[${name}]${tail}`
}

it.each<[Partial<AuditEntry>, string]>([
  [{ after: { stats: [] } }, '크리스타 [가드 골렘]의 옵션을 고쳤어요'],
  [
    { after: { stats: [], note: '글', correctionId: 'c', version: 3 } },
    '크리스타 [가드 골렘]의 옵션 외 1개를 고쳤어요',
  ],
  [{ after: { version: 2 } }, '크리스타 [가드 골렘]의 내용을 고쳤어요'],
  [{ action: 'crysta.create' }, '크리스타 [가드 골렘]을 올렸어요'],
  [{ action: 'crysta.delete', entityName: '바쿠자' }, '크리스타 [바쿠자]를 지웠어요'],
  [{ entityName: null, action: 'crysta.delete' }, '크리스타 [이름 모를 크리스타]를 지웠어요'],
  [{ action: 'member.sign-up', entity: 'member', entityName: '별이' }, '[별이]가 가입했어요'],
  [
    { action: 'setting.update', entity: 'setting', entityName: null, after: { levelCap: 300 } },
    '사이트 설정의 레벨 상한을 고쳤어요',
  ],
  [{ action: 'import.apply', entityName: 'new.csv' }, '파일 [new.csv]를 가져왔어요'],
])('tells %j: %s', (entry, words) => {
  expect(told(entry)).toBe(words)
})

it('tells an act without words by its code', () => {
  expect(told({ action: 'crysta.polish' })).toBe('크리스타 [가드 골렘] crysta.polish')
})
