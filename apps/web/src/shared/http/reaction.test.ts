import { describe, expect, it } from 'vitest'
import type { FailureFacts } from './http-failure.ts'
import { reactionTo, wantsToast } from './reaction.ts'

const UNKNOWN = '알 수 없는 오류가 발생했습니다.'
const body = (status: number, code: string, message: string, toast: boolean) =>
  ({ status, code, message, toast, requestId: '1' }) as const
const facts = (status: number | null, content: unknown): FailureFacts => ({
  status,
  statusText: '',
  toast: wantsToast(content),
  content,
})

describe('reactionTo', () => {
  it.each([
    // status, body, destination, toast, text
    [401, body(401, 'LOGIN_REQUIRED', '로그인', false), 'login', null, '로그인'],
    [401, body(401, 'BAD_CREDENTIALS', '틀림', true), null, '틀림', '틀림'],
    [403, body(403, 'BAD_CREDENTIALS', '틀림', true), null, '틀림', '틀림'],
    [403, body(403, 'ACCOUNT_DISABLED', '정지', false), null, null, '정지'],
    [403, body(403, 'SIGN_UP_CLOSED', '닫힘', false), null, null, '닫힘'],
    [403, body(403, 'ROLE_TOO_HIGH', '권한', false), null, null, '권한'],
    [403, body(403, 'LEVEL_TOO_HIGH', '권한', false), null, null, '권한'],
    [403, body(403, 'REAUTH_REQUIRED', '다시', false), null, null, '다시'],
    [403, body(403, 'FORBIDDEN', '권한', false), '/403', null, '권한'],
    [403, body(403, 'CSRF', '권한', false), '/403', null, '권한'],
    [404, body(404, 'NOT_FOUND', '없음', false), '/404', null, '없음'],
    [
      400,
      body(400, 'VALIDATION', '필수 값 입니다.', true),
      null,
      '필수 값 입니다.',
      '필수 값 입니다.',
    ],
    [405, body(405, 'METHOD', '잘못', true), null, '잘못', '잘못'],
    [408, body(408, 'REQUEST_TIMEOUT', '시간', true), null, '시간', '시간'],
    [409, body(409, 'STALE', '먼저', true), null, '먼저', '먼저'],
    [413, body(413, 'BODY_TOO_LARGE', '잘못', true), null, '잘못', '잘못'],
    [415, body(415, 'MEDIA_TYPE', '잘못', true), null, '잘못', '잘못'],
    [429, body(429, 'TOO_MANY_REQUESTS', '많음', true), null, '많음', '많음'],
    [500, body(500, 'INTERNAL', UNKNOWN, true), null, UNKNOWN, UNKNOWN],
    [503, body(503, 'DB_UNAVAILABLE', '잠시', true), null, '잠시', '잠시'],
    [507, body(507, 'STORAGE_FULL', '부족', true), null, '부족', '부족'],
    [401, null, 'login', null, UNKNOWN],
    [403, '', '/403', null, UNKNOWN],
    [404, '<!doctype html>', '/404', null, UNKNOWN],
    [500, null, null, null, UNKNOWN],
    [500, '점검 중', null, null, '점검 중'],
    [502, '<html>Bad Gateway</html>', null, null, UNKNOWN],
    [500, 'x'.repeat(201), null, null, UNKNOWN],
    [500, { toast: true }, null, null, UNKNOWN],
    [500, { toast: true, message: 7 }, null, null, UNKNOWN],
    [500, { toast: true, message: ' ' }, null, null, UNKNOWN],
    [500, { toast: 'true', message: '문자' }, null, null, '문자'],
    [500, { toast: false, message: '조용히' }, null, null, '조용히'],
    [500, { message: '표시 없음' }, null, null, '표시 없음'],
    [500, ['toast'], null, null, UNKNOWN],
    [200, '<!doctype html>', null, null, UNKNOWN],
    [null, null, null, '네트워크 오류 발생', '네트워크 오류 발생'],
  ])('status %s with %o goes to %s, toasts %s and reads %s', (status, content, to, toast, text) => {
    expect(reactionTo(facts(status, content))).toEqual({ destination: to, toast, text })
  })

  it('navigates for no other status', () => {
    const statuses = Array.from({ length: 500 }, (_, index) => 100 + index)
    const navigating = statuses.filter((status) => reactionTo(facts(status, null)).destination)
    expect(navigating).toEqual([401, 403, 404])
  })
})
