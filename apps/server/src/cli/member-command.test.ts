import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../test/app.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { visitor } from '../../test/people.ts'
import { createContext } from '../assembly/create-context.ts'
import { readConfig } from '../config/config.ts'
import { runMemberCommand } from './member-command.ts'

const PASSWORD = '소유자의 긴 비밀번호'

describeWithDatabase('npm run member', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  const run = async (line: string, password = PASSWORD) => {
    const lines: string[] = []
    const config = readConfig({ ARGON2_MEMORY_KIB: '8' })
    const code = await runMemberCommand(
      createContext({ config, database: test.database }),
      line.split(' ').filter((word) => word !== ''),
      { print: (text) => lines.push(text), readPassword: async () => password },
    )
    return { code, output: lines.join('\n') }
  }
  const login = (loginId: string, password = PASSWORD) =>
    visitor(test)('POST', '/api/auth/login', { loginId, password })

  it('makes the first owner with a password from standard input', async () => {
    const { code, output } = await run('create --role OWNER --login-id boss')
    expect([code, output]).toEqual([0, expect.stringContaining('소유자 boss')])
    expect(output).not.toContain(PASSWORD)
    expect((await login('boss')).json()).toMatchObject({ role: { code: 'OWNER' } })
  })

  it.each([
    ['', '무엇을 할지'],
    ['destroy', '모르는 명령: destroy'],
    ['create --login-id x1', '--role은'],
    ['create --role GOD --login-id x1', '--role은'],
    ['create --role VISITOR --login-id x1', '--role은'],
    ['create --role MEMBER', '--login-id는'],
    ['create --role MEMBER --login-id x', '--login-id는'],
    ['create --role MEMBER --login-id x1 --password secret', '모르는 옵션'],
    ['create --role MEMBER --login-id x1 --nickname <b>', '--nickname을'],
    ['create --role MEMBER --login-id BOSS --nickname 다른', '이미 사용 중인 아이디'],
    ['create --role MEMBER --login-id other --nickname boss', '이미 사용 중인 닉네임'],
    ['reset-token --login-id nobody', '조회된 데이터가 없습니다'],
    ['reset-totp --login-id nobody', '조회된 데이터가 없습니다'],
  ])('refuses %j', async (line, reason) => {
    const { code, output } = await run(line)
    expect(code).toBe(1)
    expect(output).toContain(reason)
  })

  it.each(['short', 'password1234', 'x'.repeat(129)])(
    'refuses the password %j',
    async (password) => {
      expect((await run('create --role MEMBER --login-id weak', password)).code).toBe(1)
      expect((await login('weak', password)).statusCode).not.toBe(200)
    },
  )

  it('lists members', async () => {
    await run('create --role EDITOR --login-id writer')
    expect((await run('list')).output.split('\n')).toHaveLength(2)
    expect((await run('list --role EDITOR')).output).toMatch(/^EDITOR\tACTIVE\twriter\twriter\t-$/)
  })

  it('makes a one-time password link', async () => {
    const { output } = await run('reset-token --login-id writer')
    const [token = ''] = output.split('\n')
    const body = { token, newPassword: '새로 정한 비밀번호' }
    const reset = await visitor(test)('POST', '/api/auth/password/reset', body)
    expect(reset.statusCode).toBe(204)
    expect((await login('writer', '새로 정한 비밀번호')).statusCode).toBe(200)
  })
})
