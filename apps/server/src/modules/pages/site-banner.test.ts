import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

const LINE = '<p id="site-banner" class="site-banner">'

describeWithDatabase('the line over every page', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    owner = await signIn(test, 'OWNER')
  })
  afterAll(() => test.close())

  const say = async (banner: string) => {
    const setting = (await owner.call('GET', '/api/setting')).json()
    const answer = await owner.call('PUT', '/api/setting', { ...setting, banner })
    expect(answer.statusCode, answer.body).toBe(200)
    time.advance(3_000)
  }
  const page = async (url: string) => test.app.inject({ url })

  it('stands in what is sent, as text, before anything else; and goes when it is taken off', async () => {
    expect((await page('/')).body).not.toContain(LINE)
    await say('점검 <b>5시</b> & "끝"')
    for (const url of ['/', '/crysta/bakuzan', '/nothing', '/crysta/list?id=bakuzan']) {
      const { body } = await page(url)
      expect(body, url).toContain(
        `${LINE}점검 &lt;b&gt;5시&lt;/b&gt; &amp; &quot;끝&quot;</p>\n    <div id="root"`,
      )
    }
    await say('')
    expect((await page('/')).body).not.toContain(LINE)
  })

  it('is another page to whoever kept the one before', async () => {
    const { headers } = await page('/about')
    const again = async () =>
      test.app.inject({ url: '/about', headers: { 'if-none-match': String(headers.etag) } })
    expect((await again()).statusCode).toBe(304)
    await say('새 말')
    expect((await again()).statusCode).toBe(200)
  })

  it('is what it was while the database cannot be asked', async () => {
    await say('남는 말')
    expect((await page('/')).body).toContain('남는 말')
    time.advance(3_000)
    const asked = vi.spyOn(test.database.kysely, 'selectFrom').mockImplementation(() => {
      throw new Error('no database')
    })
    expect((await page('/')).body).toContain('남는 말')
    expect(asked).toHaveBeenCalled()
    asked.mockRestore()
  })
})
