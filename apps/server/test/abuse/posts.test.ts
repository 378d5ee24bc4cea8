import { expect, it } from 'vitest'
import { cpuCost } from '../cpu-cost.ts'
import { describeWithDatabase } from '../database.ts'
import { signIn } from '../people.ts'
import { openHostileSite, tell } from './hostile-site.ts'

/** What one look at a list may cost; 2 do. */
const MOST_MS = 50

const FEEDS = ['/feed/notices.xml', '/feed/events.ics'] as const

describeWithDatabase('an editor’s slips', () => {
  const site = openHostileSite()
  const nested = `${'- '.repeat(5000)}가`
  const heavy = `${'- '.repeat(400)}가\n`.repeat(24)

  it('a list in a list in a list, and five long notices', async () => {
    const editor = await signIn(site.test, 'EDITOR')
    const notice = { title: '안내' }
    for (const body of [nested, heavy, heavy, heavy, heavy, heavy])
      tell(
        'a notice of many lists in lists',
        (await editor.call('POST', '/api/notification', { ...notice, body })).statusCode,
      )
    for (const url of FEEDS) {
      const ask = () => site.visit('192.0.2.5', 'GET', url)
      expect((await ask()).statusCode, url).toBe(200)
      site.advance(20_000)
      const ms = await cpuCost(ask, MOST_MS)
      tell(`${url}, ms of CPU`, ms.toFixed(1))
      expect(ms, url).toBeLessThan(MOST_MS)
    }
  })

  it('an event every day since the year 1000', async () => {
    const editor = await signIn(site.test, 'EDITOR')
    const answer = await editor.call('POST', '/api/event', {
      title: '날마다',
      kind: 'event',
      startAt: '1000-01-01T00:00:00.000Z',
      endKind: 'at',
      endAt: '1000-01-01T01:00:00.000Z',
      state: 'published',
      body: '',
      rewards: [],
      links: [],
      recurrence: { every: 'day', until: '1990-01-01' },
    })
    tell('an event every day from 1000 to 1990', answer.statusCode)
    const ask = () => site.visit('192.0.2.6', 'GET', '/api/event')
    expect((await ask()).statusCode).toBe(200)
    const ms = await cpuCost(ask, MOST_MS)
    tell('/api/event then, ms of CPU', ms.toFixed(1))
    expect(ms).toBeLessThan(MOST_MS)
  })
})
