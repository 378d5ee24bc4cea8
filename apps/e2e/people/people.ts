import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  request,
} from '@playwright/test'
import { type Account, type Caller, enter, freshAccount, OWN_PAGE, type Role } from './accounts.ts'

/** Makes accounts over HTTP, as the owner of a site does from the screen. */
export class People {
  readonly #owner: Account
  readonly #line: APIRequestContext
  readonly #url: string
  readonly #voices: APIRequestContext[] = []

  private constructor(owner: Account, line: APIRequestContext, url: string) {
    this.#owner = owner
    this.#line = line
    this.#url = url
  }

  /** The people of the site at `url`; who asks for them closes them. */
  static async of(url: string, owner: Account): Promise<People> {
    const line = await request.newContext({ baseURL: url, extraHTTPHeaders: OWN_PAGE })
    const people = new People(owner, line, url)
    await people.#logIn()
    return people
  }

  async close(): Promise<void> {
    for (const line of [this.#line, ...this.#voices]) await line.dispose()
  }

  /** Somebody new of a role; the password is set by the one-time link, as by everybody. */
  async make(role: Role): Promise<Account> {
    const account = freshAccount()
    const made = await this.#create(account, role)
    expect(made.status(), await made.text()).toBe(201)
    const { resetToken } = (await made.json()) as { resetToken: string }
    const reset = await this.#line.post('/api/auth/password/reset', {
      data: { token: resetToken, newPassword: account.password },
    })
    expect(reset.status(), await reset.text()).toBe(204)
    return account
  }

  /** Makes somebody of a role and logs the page's browser in as them, without the screen. */
  async enter(page: Page, role: Role): Promise<Account> {
    const account = await this.make(role)
    await enter(page, account)
    return account
  }

  /** Somebody new of a role who is logged in and looks at no page: for what another one has written meanwhile. */
  async voice(role: Role): Promise<Caller> {
    const line = await request.newContext({ baseURL: this.#url })
    this.#voices.push(line)
    await enter({ request: line }, await this.make(role))
    return { request: line }
  }

  async #create({ loginId, nickname }: Account, roleCode: Role): Promise<APIResponse> {
    const data = { loginId, nickname, roleCode }
    const answer = await this.#line.post('/api/member', { data })
    if (answer.status() !== 403) return answer
    // Ten minutes after a login the password is asked for again.
    await this.#logIn()
    return this.#line.post('/api/member', { data })
  }

  async #logIn(): Promise<void> {
    const { loginId, password } = this.#owner
    const answer = await this.#line.post('/api/auth/login', { data: { loginId, password } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}
