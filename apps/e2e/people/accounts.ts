import { createHmac, randomBytes } from 'node:crypto'
import { type APIResponse, type Browser, expect, type Page } from '@playwright/test'

export type Role = 'MEMBER' | 'CONTRIBUTOR' | 'EDITOR' | 'ADMIN' | 'OWNER'

export type Account = {
  readonly loginId: string
  readonly nickname: string
  readonly password: string
}

/** A name nobody has yet: all tests share one database. */
export function freshName(prefix = 'u'): string {
  return `${prefix}${randomBytes(5).toString('hex')}`
}

/** Somebody who has no account yet. */
export function freshAccount(): Account {
  const loginId = freshName()
  return { loginId, nickname: loginId, password: `a long enough one ${loginId}` }
}

/** What a browser says of a request that a page of the site makes. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** Who asks the server: somebody's page, or somebody without one. */
export type Caller = Pick<Page, 'request'>

/** Calls the API with the caller's own session. */
export async function call(
  caller: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> {
  return caller.request.fetch(path, {
    method,
    // A content type without content is refused.
    ...(data === undefined
      ? { headers: { 'sec-fetch-site': OWN_PAGE['sec-fetch-site'] } }
      : { headers: OWN_PAGE, data }),
  })
}

/** Logs the page's browser in, without the screen. */
export async function enter(caller: Caller, { loginId, password }: Account): Promise<void> {
  const answer = await call(caller, 'POST', '/api/auth/login', { loginId, password })
  expect(answer.status()).toBe(200)
}

/** Shuts the page before somebody else logs in: what it still asks for would be refused. */
export async function shutPage(page: Page): Promise<void> {
  await page.goto('about:blank')
}

/** A page of somebody else, on another device. */
export async function otherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'ko-KR' })).newPage()
}

/** Goes to a screen by its link in the menu, as somebody does who is on the site already. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Fills in the login screen and sends it. */
export async function logInOnScreen(
  page: Page,
  { loginId, password }: Pick<Account, 'loginId' | 'password'>,
): Promise<void> {
  await page.getByLabel('아이디').fill(loginId)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The six digits an authenticator app shows for a key (RFC 6238, SHA-1, 30 s). */
export function totpCode(key: string, now = Date.now()): string {
  const bits = Array.from(key.replaceAll(/[^A-Z2-7]/g, ''))
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The code after the one that is shown now: a code counts once. */
export function nextTotpCode(key: string): string {
  return totpCode(key, Date.now() + STEP_MS)
}
