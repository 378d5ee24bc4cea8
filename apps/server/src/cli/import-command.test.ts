import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createFolder,
  openOwnDatabase,
  type OwnDatabase,
  runImport,
} from '../../test/command-line.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { gatheredPath } from '../../test/fixture-files.ts'

describeWithDatabase('npm run import', () => {
  const folder = createFolder()
  let own: OwnDatabase

  beforeAll(async () => {
    own = await openOwnDatabase()
  })
  afterAll(async () => {
    await own.close()
    folder.remove()
  })

  const run = (...args: string[]) => runImport(own.database, args)
  const find = async (name: string) =>
    own.database.kysely.selectFrom('crysta').selectAll().where('name', '=', name).executeTakeFirst()

  it('shows what would change, and changes nothing, with --dry-run', async () => {
    const path = folder.write('new.csv', '이름,종류,뭔가\n명령 크리스타,노말,1')
    const { code, text } = await run('crysta', path, '--dry-run')
    expect(code).toBe(0)
    expect(text).toContain('쓰지 않는 열: 뭔가')
    expect(text).toContain('크리스타 1행: 새로 1, 바뀜 0, 지움 0, 그대로 0, 고칠 것 0')
    expect(text).toContain('새로: 명령 크리스타')
    expect(await find('명령 크리스타')).toBeUndefined()
    const left = await own.database.kysely.selectFrom('import_batch').selectAll().execute()
    expect(left).toEqual([])
  })

  it('puts a file in, with its day and source', async () => {
    const path = folder.write('two.json', '[{"name":"명령 둘","kind":"무기","stats":"ATK +1"}]')
    const { code } = await run('crysta', path, '--as-of', '2026-11-20', '--source', '길드')
    expect(code).toBe(0)
    const row = await find('명령 둘')
    expect(JSON.parse(row?.content ?? '')).toMatchObject({ asOf: '2026-11-20', kind: 'weapon' })
    const batch = await own.database.kysely
      .selectFrom('import_batch')
      .selectAll()
      .executeTakeFirst()
    expect(batch).toMatchObject({ state: 'applied', source: '길드', author_id: null })
  })

  it('leaves alone what a complete list says no different', async () => {
    const { code, text } = await run('ability', gatheredPath('ability'), '--dry-run')
    expect(code).toBe(0)
    expect(text).toContain('어빌리티 28행: 새로 0, 바뀜 0, 지움 0, 그대로 28')
  })

  it('names the lines that are wrong, and fails', async () => {
    const path = folder.write('bad.csv', '이름,종류\n가,\n,노말')
    const { code, text } = await run('crysta', path)
    expect(code).toBe(1)
    expect(text).toContain('2행 종류: 필수 값 입니다.')
    expect(text).toContain('3행 이름: 필수 값 입니다.')
    expect(text).toContain('고칠 곳이 2군데 있어 넣지 않았어요.')
  })

  it('puts in the rows that are right when it is asked to', async () => {
    const path = folder.write('half.csv', '이름,종류\n명령 셋,노말\n명령 넷,없는 종류')
    const { code, text } = await run('crysta', path, '--valid-rows')
    expect(code).toBe(0)
    expect(text).toContain("3행 종류: '없는 종류' 대신")
    expect(text).toContain('1행을 빼고 나머지만 넣어요.')
    expect(text).toContain('새로 1, 바뀜 0, 지움 0, 그대로 0, 고칠 것 1')
    expect(await find('명령 셋')).toBeDefined()
    expect(await find('명령 넷')).toBeUndefined()
  })

  it.each([
    [['crysta'], '목록과 파일을 적어 주세요.'],
    [['hats', 'a.csv'], '목록과 파일을 적어 주세요.'],
    [['crysta', 'a.txt'], '파일은 .csv, .xlsx, .json 가운데 하나여야 해요.'],
    [['crysta', folder.pathOf('nothing.csv')], '파일을 열 수 없어요'],
    [['crysta', 'a.csv', '--mode', 'x'], '--mode, --as-of, --source를 알맞게 적어 주세요.'],
    [['crysta', 'a.csv', '--force'], '모르는 옵션이 있어요.'],
  ])('explains itself to %j', async (args, message) => {
    const { code, text } = await run(...args)
    expect(code).toBe(1)
    expect(text).toContain(message)
    expect(text).toContain('쓰는 법')
  })
})
