import { expect, expectTypeOf, it } from 'vitest'
import type { CallOf } from '../http/route-types.ts'
import { contractCall } from './contract-call.ts'

it('makes the request of an endpoint', () => {
  const { query } = contractCall<'updateMember'>('PUT', '/api/member/{id}')
  const body = { nickname: '가', status: 'ACTIVE', roleCode: 'MEMBER', version: 1 } as const
  expect(query({ params: { id: 'a/b' }, body })).toEqual({
    method: 'PUT',
    path: '/api/member/a%2Fb',
    body,
  })
})

it('sends the key that lets a creating call be repeated', () => {
  const { query } = contractCall<'createMember'>('POST', '/api/member')
  const body = { loginId: 'a1', nickname: '가', roleCode: 'MEMBER' } as const
  expect(query({ body, idempotencyKey: 'k' })).toMatchObject({
    headers: { 'idempotency-key': 'k' },
  })
})

it('needs no argument where the contract has none', () => {
  expect(contractCall<'readProfile'>('GET', '/api/member/profile').query()).toEqual({
    method: 'GET',
    path: '/api/member/profile',
  })
})

it('is typed by the contract', () => {
  expectTypeOf<CallOf<'readProfile'>>().toEqualTypeOf<void>()
  expectTypeOf<NonNullable<Exclude<CallOf<'listMembers'>, void>['query']>['page']>().toEqualTypeOf<
    number | undefined
  >()
  // @ts-expect-error -- another method than the contract's
  contractCall<'readProfile'>('PUT', '/api/member/profile')
})
