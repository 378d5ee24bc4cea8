import { expect, it } from 'vitest'
import { auditChanges } from './audit-changes.ts'

it('puts both sides of each changed field together', () => {
  expect(
    auditChanges({
      before: { roleCode: 'MEMBER', version: 1 },
      after: { roleCode: 'EDITOR', version: 2 },
    }),
  ).toEqual([{ field: 'roleCode', before: 'MEMBER', after: 'EDITOR' }])
})

it.each([
  [null, { nickname: '가' }, [{ field: 'nickname', before: undefined, after: '가' }]],
  [{ nickname: '가' }, null, [{ field: 'nickname', before: '가', after: undefined }]],
  [null, null, []],
])('tells what was made or removed: %j → %j', (before, after, expected) => {
  expect(auditChanges({ before, after })).toEqual(expected)
})
