import { readFileSync } from 'node:fs'
import { mainQuestAnswerSchema } from '@gyeol/contract'
import { MAIN_QUEST } from '@gyeol/game-data'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../test/app.ts'
import { createFolder, runImport } from '../../test/command-line.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { gatheredPath } from '../../test/fixture-files.ts'

type Rows = { no: number; chapter: number; index: number; exp: number; title: { ko: string } }[]

/** The shipped table as a file a person may write: newer, and changed as a test wants it. */
function fileOf(change: (chapters: { no: number; episodes: Rows }[]) => void, asOf = '2026-11') {
  const table = JSON.parse(JSON.stringify({ ...MAIN_QUEST, asOf })) as {
    chapters: { no: number; episodes: Rows }[]
  }
  change(table.chapters)
  return JSON.stringify(table)
}

const oneMore = (chapters: { episodes: Rows }[]) =>
  void chapters.at(-1)?.episodes.push({
    no: 130,
    chapter: 16,
    index: 3,
    exp: 300_000_000,
    title: { ko: '새 이야기' },
  })

describeWithDatabase('npm run import -- main-quest', () => {
  const folder = createFolder()
  let test: TestApp

  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(async () => {
    await test.close()
    folder.remove()
  })
  beforeEach(async () => {
    let left = true
    while (left) left = (await run('--undo')).code === 0
  })

  const run = (...args: string[]) => runImport(test.database, ['main-quest', ...args])
  const file = (text: string) => folder.write('table.json', text)
  const ask = async (headers = {}) => {
    const answer = await test.app.inject({ url: '/api/main-quest', headers })
    return answer
  }
  const current = async () => mainQuestAnswerSchema.parse((await ask()).json())

  it('answers with no table while the shipped one counts', async () => {
    expect((await current()).table).toBeNull()
  })

  it('puts a newer table in force, publicly and with an ETag', async () => {
    const path = file(fileOf(oneMore))
    const { code, text } = await run(path, '--level-cap', '330', '--source', '11월 업데이트')
    expect(text).toContain('에피소드 129개 → 130개')
    expect(text).toContain('레벨 상한 325 → 330')
    expect(text).toContain('바뀐 경험치 그대로')
    expect(code).toBe(0)

    const answer = await ask()
    const { table, source, version } = mainQuestAnswerSchema.parse(answer.json())
    expect(table).toMatchObject({ asOf: '2026-11', levelCap: 330 })
    expect(table?.chapters.at(-1)?.episodes.at(-1)?.title.ko).toBe('새 이야기')
    expect(source).toBe('11월 업데이트')
    expect(version).toBeGreaterThan(0)
    const again = await ask({ 'if-none-match': String(answer.headers['etag']) })
    expect(again.statusCode).toBe(304)
    const logged = await test.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'main-quest')
      .orderBy('id', 'desc')
      .execute()
    expect(logged[0]).toMatchObject({ action: 'main-quest.replace' })
    expect(logged[0]?.after).toContain('130')
  })

  it('goes back to the table before, and then to the shipped one', async () => {
    await run(file(fileOf(oneMore, '2026-10')))
    await run(file(fileOf(oneMore, '2026-11')))
    expect((await run('--undo')).text).toContain('2026-10판')
    expect((await current()).table?.asOf).toBe('2026-10')
    expect((await run('--undo')).text).toContain(`${MAIN_QUEST.asOf}판`)
    expect((await current()).table).toBeNull()
    expect((await run('--undo')).code).toBe(1)
  })

  it.each<[string, string, RegExp]>([
    ['a file that is no JSON', 'chapters: []', /JSON 파일이 아니에요/],
    ['a file without chapters', '{"asOf":"2026-11"}', /chapters 목록이 없어요/],
    [
      'episodes out of order',
      fileOf(([, second]) => {
        const first = second?.episodes.shift()
        if (first) second?.episodes.push(first)
      }),
      /번호가 순서와 달라요/,
    ],
    [
      'a missing episode',
      fileOf((chapters) => void chapters[3]?.episodes.splice(2, 1)),
      /순서와 달라요/,
    ],
    [
      'chapters out of order',
      fileOf((chapters) => void chapters.push(...chapters.splice(0, 1))),
      /장 번호가 순서와 달라요/,
    ],
    [
      'EXP that is no whole number',
      fileOf((chapters) => void Object.assign(chapters[0]?.episodes[0] ?? {}, { exp: 1.5 })),
      /chapters\[0\]\.episodes\[0\]\.exp/,
    ],
    [
      'EXP as a text',
      fileOf((chapters) => void Object.assign(chapters[0]?.episodes[0] ?? {}, { exp: '30' })),
      /chapters\[0\]\.episodes\[0\]\.exp/,
    ],
    [
      'a story without Venena',
      fileOf((chapters) => {
        for (const episode of chapters[8]?.episodes ?? [])
          Object.assign(episode, { skippable: undefined })
      }),
      /베네나 부분이 없어요/,
    ],
    ['a table older than the shipped one', fileOf(() => undefined, '2026-05'), /오래됐어요/],
    ['a day that cannot be read', fileOf(() => undefined, '어제'), /asOf/],
  ])('refuses %s and changes nothing', async (_what, text, reason) => {
    const result = await run(file(text))
    expect(result.text).toMatch(reason)
    expect(result.code).toBe(1)
    expect((await current()).table).toBeNull()
  })

  it('holds sums the file names against its rows', async () => {
    const text = JSON.stringify({
      asOf: '2026-11',
      counts: { chapters: 1, episodes: 3, totalExpSkipVenena: 60 },
      chapters: [
        {
          title: '첫 장',
          chapterExp: 31,
          episodes: [
            { title: '하나', exp: 10, cumulativeExp: 10 },
            { title: '둘', exp: 20, cumulativeExp: 31 },
          ],
        },
      ],
    })
    const result = await run(file(text))
    expect(result.text).toContain('2번째 에피소드까지 누적: 파일에는 31, 더한 값은 30')
    expect(result.text).toContain('1장 합계: 파일에는 31')
    expect(result.text).toContain('에피소드 수: 파일에는 3, 더한 값은 2')
    expect(result.code).toBe(1)
  })

  it('asks to look twice at Venena in another place and at EXP that drops', async () => {
    const moved = fileOf((chapters) => {
      const [eighth, ninth] = (chapters[8]?.episodes ?? []).slice(7, 9)
      if (!eighth || !ninth) throw new Error('chapter 9 is shorter than it was')
      Object.assign(eighth, { skippable: (ninth as { skippable?: unknown }).skippable })
      Object.assign(ninth, { skippable: undefined })
    })
    const path = file(moved)
    const refused = await run(path)
    expect(refused.text).toContain('베네나 부분이 9장 9번째가 아니라 76번째 에피소드에 있어요')
    expect(refused.code).toBe(1)
    expect((await current()).table).toBeNull()
    expect((await run(path, '--accept-warnings')).code).toBe(0)
    expect((await current()).table?.asOf).toBe('2026-11')
  })

  it('shows what would change, and changes nothing, with --dry-run', async () => {
    const more = fileOf((chapters) => {
      oneMore(chapters)
      Object.assign(chapters[0]?.episodes[3] ?? {}, {
        exp: 2060,
        title: { ko: '새 제목', evidence: 'seen' },
      })
    })
    const { code, text } = await run(file(more), '--dry-run')
    expect(code).toBe(0)
    expect(text).toContain('4번째 에피소드: 2050 → 2060')
    expect(text).toContain('바뀐 제목 1개, 바뀐 재료 그대로')
    expect((await current()).table).toBeNull()
  })

  it('writes the table in force into a file that comes back as it was', async () => {
    const path = folder.pathOf('export.json')
    expect((await run('--export', path)).code).toBe(0)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(MAIN_QUEST)
    expect((await run('--export', path)).text).toContain('만들 수 없어요')
    expect((await run(path)).code).toBe(0)
    expect((await current()).table).toEqual(MAIN_QUEST)
  })

  it('tells how it is used', async () => {
    for (const args of [[], ['a.json', 'b.json'], ['a.json', '--level-cap', 'x'], ['--what']]) {
      const { code, text } = await run(...args)
      expect(code).toBe(1)
      expect(text).toContain('쓰는 법')
    }
    expect((await run(folder.pathOf('nowhere.json'))).text).toContain('열 수 없어요')
  })

  it('takes the gathered table as it is', async () => {
    const { code, text } = await run(gatheredPath('main-quest'), '--as-of', '2026-06')
    expect(text).toContain('바뀐 경험치 그대로')
    expect(text).toContain('바뀐 제목 그대로, 바뀐 재료 그대로')
    expect(code, text).toBe(0)
    expect((await current()).table?.chapters).toHaveLength(16)
  })
})
