import { HOUR_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../database.ts'
import { makeItem } from '../price-desk.ts'
import { caller, cookieOf, type Person } from '../people.ts'
import { from, openHostileSite, tell, TRIES } from './hostile-site.ts'

const HOME = '192.0.2.66'

describeWithDatabase('accounts that cost nothing', () => {
  const site = openHostileSite()

  it('sign up from one address for a day, and all write from there', async () => {
    const calls: Person['call'][] = []
    for (let hour = 0; hour < 24; hour += 1) {
      for (let one = 0; one < 8; one += 1) {
        const form = {
          loginId: `puppet${hour}x${one}`,
          nickname: `꼭두${hour}x${one}`,
          password: '아주 길고 흔하지 않은 비밀번호',
          agree: true,
        }
        const answer = await site.visit(HOME, 'POST', '/api/auth/sign-up', form)
        if (answer.statusCode === 201) calls.push(caller(site.test, cookieOf(answer)))
      }
      site.advance(HOUR_MS)
    }
    tell('accounts a day from one address', calls.length)
    const itemId = await makeItem(site.test.database, { name: '가득' })
    const line = { itemId, basis: 'sold', amount: 1, quantity: 1, memo: '가'.repeat(200) }
    let lines = 0
    for (const call of calls) {
      const day = '2026-11-10'
      const { accepted } = await site.untilRefused(
        () => call('POST', '/api/price/ledger', { ...line, day }, from(HOME)),
        Math.min(TRIES, 700 - lines),
      )
      lines += accepted
    }
    tell('lines of ledgers they write a day', lines)
    expect(calls.length).toBeLessThanOrEqual(10)
    expect(lines).toBeLessThanOrEqual(600)
  })

  it('one account proposes all day', async () => {
    const member = await site.settled()
    const { accepted, last } = await site.untilRefused((count) =>
      member.call(
        'POST',
        '/api/correction/missing',
        { entity: 'crysta', name: `없는 크리스타 ${count}`, reason: '게임에 있어요' },
        from('192.0.2.67'),
      ),
    )
    tell('proposals a day of one account', accepted)
    expect(accepted).toBeLessThanOrEqual(30)
    expect(last?.json()).toMatchObject({ code: 'QUOTA', quota: { name: 'correction' } })
  })
})
