import { get } from 'node:http'
import type { Balancer } from '../../apps/server/test/balancer.ts'

/** A page of our own sends such requests. */
const OURS = { 'sec-fetch-site': 'same-origin' } as const

/** What came of many requests. */
export class Tally {
  readonly wrong: string[] = []
  readonly milliseconds: number[] = []

  /** The time a share of the answers took at most, in milliseconds. */
  quantile(share: number): number {
    const sorted = this.milliseconds.toSorted((one, other) => one - other)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
}

type Asking = { readonly balancer: Balancer; readonly tally: Tally; readonly cookie?: string }

type Question = {
  readonly path: string
  readonly body?: unknown
  readonly expected?: readonly number[]
}

/** Asks one thing, and remembers how long it took and whether the answer was right. */
export async function askOnce(
  { balancer, tally, cookie }: Asking,
  { path, body, expected = [200] }: Question,
): Promise<string> {
  const startedAt = performance.now()
  const method = body === undefined ? 'GET' : 'POST'
  const headers = { ...OURS, ...(cookie === undefined ? {} : { cookie }) }
  const answer = await balancer.ask({
    method,
    path,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  tally.milliseconds.push(performance.now() - startedAt)
  if (!expected.includes(answer.status))
    tally.wrong.push(`${method} ${path} ${answer.status} ${answer.body.slice(0, 200)}`)
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
}

const READ = [
  '/',
  '/crysta/list',
  '/api/role',
  '/api/crysta',
  '/api/registlet/all',
  '/api/crysta?page=2',
  '/api/notification',
  '/feed/notices.xml',
  '/feed/events.ics',
  '/assets/app-1a2b3c4d.js',
] as const

/** One visitor looks around, beginning with one page of many. */
export async function visit(asking: Asking, count: number, first = 0): Promise<void> {
  for (let index = first; index < first + count; index += 1)
    await askOnce(asking, { path: READ[index % READ.length] ?? '/' })
}

const PASSWORD = '오래 도는 긴 비밀번호'

/** Somebody signs up, looks at what is theirs, and keeps the session. */
export async function join(asking: Asking, name: string): Promise<string> {
  const form = { loginId: name, nickname: name, password: PASSWORD, agree: true }
  const cookie = await askOnce(asking, { path: '/api/auth/sign-up', body: form, expected: [201] })
  await askOnce({ ...asking, cookie }, { path: '/api/member/profile' })
  return cookie
}

/** Somebody logs in and leaves. */
export async function comeAndGo(asking: Asking, name: string): Promise<void> {
  const form = { loginId: name, password: PASSWORD }
  const cookie = await askOnce(asking, { path: '/api/auth/login', body: form })
  await askOnce({ ...asking, cookie }, { path: '/api/auth/logout', body: {}, expected: [200, 204] })
}

/** A page listens for changes for a while. */
export function listenFor(port: number, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port, path: '/api/live', agent: false },
      (response) => {
        response.resume()
        setTimeout(() => request.destroy(), ms)
        response.on('close', resolve)
      },
    )
    request.on('error', () => resolve())
  })
}
