import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOwnDatabase, type OwnDatabase } from '../../test/command-line.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { runDemoDataCommand } from './demo-data-command.ts'

describeWithDatabase('npm run demo-data', () => {
  let own: OwnDatabase

  beforeAll(async () => {
    own = await openOwnDatabase()
  })
  afterAll(async () => own.close())

  const run = async (...args: string[]) => {
    const lines: string[] = []
    const context = { database: own.database, clock: Date.now }
    const code = await runDemoDataCommand(context, args, { print: (line) => lines.push(line) })
    return { code, text: lines.join('\n') }
  }
  const countReports = async () =>
    (await own.database.kysely.selectFrom('price_report').select('id').execute()).length

  it('puts samples in, tells how many, and takes them away again', async () => {
    const { code, text } = await run('--days', '30')
    expect(code).toBe(0)
    const said = (await countReports()).toLocaleString('ko-KR')
    expect(text).toContain(`예시 품목 10개와 제보 ${said}개를 넣었어요.`)
    expect(text).toContain('별빛 가루 1,000개: 제보')
    const removal = await run('--remove')
    expect(removal).toEqual({
      code: 0,
      text: '예시 품목 10개와 거기 딸린 제보와 시세를 모두 지웠어요.',
    })
    expect(await countReports()).toBe(0)
    expect((await run('--remove')).text).toBe('지울 예시 품목이 없어요.')
  })

  it.each([
    [['--days', '0'], '--days는 1부터 1095까지의 수예요.'],
    [['--days', '2.5'], '--days는 1부터 1095까지의 수예요.'],
    [['--days', '많이'], '--days는 1부터 1095까지의 수예요.'],
    [['--remove', '--days', '3'], '--remove에는 --days를 함께 쓰지 않아요.'],
    [['--force'], '모르는 옵션이 있어요.'],
    [['remove'], '모르는 옵션이 있어요.'],
  ])('explains itself to %j and writes nothing', async (args, message) => {
    const { code, text } = await run(...args)
    expect(code).toBe(1)
    expect(text).toContain(message)
    expect(text).toContain('쓰는 법')
    expect(await countReports()).toBe(0)
  })
})
