import { randomUUIDv7 } from 'node:crypto'
import type { StoredRoleCode } from '@gyeol/contract'
import type { LightMyRequestResponse } from 'fastify'
import { insertMember } from '../src/modules/member/member.repository.ts'
import { loginIdKey, nicknameKey, searchText } from '../src/modules/member/member-names.ts'
import { openSession } from '../src/modules/session/session.service.ts'
import { FROM_OUR_PAGE, type TestApp } from './app.ts'

/** Somebody who sends requests from our own page. */
export type Person = {
  readonly id: string
  readonly loginId: string
  readonly nickname: string
  readonly roleCode: StoredRoleCode
  /** Shows who they are, as their browser sends it. */
  readonly cookie: string
  readonly call: Call
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Call = (
  method: Method,
  url: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<LightMyRequestResponse>

/** An application that runs, however it was started. */
type Running = Pick<TestApp, 'app' | 'database'>

let made = 0

/** What an owner has whose password no test ever types: only who has one counts as an owner. */
const SOME_HASH = `$argon2id$v=19$m=8,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Makes a member of a role, logged in a moment ago. They have no password unless one is hashed;
 * owners have one nobody knows.
 */
export async function signIn(
  test: Running,
  roleCode: StoredRoleCode,
  options: { readonly passwordHash?: string | null; readonly cookieName?: string } = {},
): Promise<Person> {
  made += 1
  const id = randomUUIDv7()
  const loginId = `person${made}`
  const nickname = `사람${made}`
  const now = test.app.clock()
  const { kysely } = test.database
  await insertMember(kysely, {
    id,
    login_id: loginId,
    login_id_key: loginIdKey(loginId),
    nickname,
    nickname_key: nicknameKey(nickname),
    search_text: searchText({ loginId, nickname }),
    password_hash:
      options.passwordHash === undefined && roleCode === 'OWNER'
        ? SOME_HASH
        : (options.passwordHash ?? null),
    role_code: roleCode,
    status: 'ACTIVE',
    agreed_at: now,
    created_at: now,
    updated_at: now,
    last_seen_at: now,
    version: 1,
  })
  const session = { memberId: id, userAgent: 'test', isRemembered: false, now }
  const token = await openSession(kysely, { ...session, formerToken: undefined })
  const cookie = `${options.cookieName ?? 'sid'}=${token}`
  return { id, loginId, nickname, roleCode, cookie, call: caller(test, cookie) }
}

/** Somebody who is not logged in. */
export function visitor(test: TestApp): Call {
  return caller(test)
}

/** Sends requests as our own page does, with a cookie when there is one. */
export function caller({ app }: Pick<TestApp, 'app'>, cookie?: string): Call {
  return (method, url, body, headers = {}) =>
    app.inject({
      method,
      url,
      headers: {
        ...FROM_OUR_PAGE,
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
}

/** The cookie an answer set, as a browser would send it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const [cookie] = answer.cookies
  return cookie ? `${cookie.name}=${cookie.value}` : ''
}

/** The statuses of answers that came in any order, from the lowest. */
export function statusesOf(answers: readonly LightMyRequestResponse[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
}
