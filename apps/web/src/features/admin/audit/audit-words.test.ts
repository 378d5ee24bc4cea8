import {
  abilityInputSchema,
  bossInputSchema,
  crystaInputSchema,
  equipmentInputSchema,
  eventInputSchema,
  jobInputSchema,
  noticeInputSchema,
  registletInputSchema,
} from '@gyeol/contract'
import { expect, it } from 'vitest'
import { auditValueText } from './audit-words.ts'
import { auditFieldTexts } from './audit.texts.ts'

it.each([
  ['event', 'kind', 'maintenance', '점검'],
  ['event', 'endKind', 'maintenance', '점검 전까지'],
  ['event', 'state', 'published', '게시 중'],
  ['event', 'startAt', '2026-12-31T15:00:00.000Z', '01.01 금 00:00'],
  ['event', 'rewards', [], '없음'],
  ['event', 'rewards', ['오브 10', '포션'], '오브 10, 포션'],
  ['event', 'links', [{ text: '공지', url: 'https://a.b' }], '공지 https://a.b'],
  ['notice', 'levelCode', 'MEMBER', '회원 이상'],
  ['member', 'roleCode', 'MEMBER', '회원'],
  ['crysta', 'kind', 'weapon', '무기'],
  ['crysta', 'stats', [{ stat: 'atk_pct', value: 9, when: null }], 'ATK +9%'],
  ['equipment', 'mainWeapons', ['bow'], '활'],
  ['boss', 'hp', 1_250_000, '1,250,000'],
  ['boss', 'isEvent', true, '예'],
  ['crysta', 'note', null, '없음'],
  ['crysta', 'name', 'weapon shop', 'weapon shop'],
])('%s.%s %j reads %s', (entity, field, value, expected) => {
  expect(auditValueText(entity, { field, value })).toBe(expected)
})

it('has a word for every field that can be written', () => {
  const schemas = [
    abilityInputSchema,
    bossInputSchema,
    crystaInputSchema,
    equipmentInputSchema,
    eventInputSchema,
    jobInputSchema,
    noticeInputSchema,
    registletInputSchema,
  ]
  const fields = schemas.flatMap((schema) => Object.keys(schema.shape))
  expect(fields.filter((field) => auditFieldTexts[field] === undefined)).toEqual([])
})
