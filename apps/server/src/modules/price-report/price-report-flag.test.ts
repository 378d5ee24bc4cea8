import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import type { Person } from '../../../test/people.ts'
import { signInAged } from '../../../test/price-desk.ts'
import { openReportDesk, REPORT_PATH } from '../../../test/report-desk.ts'

describeWithDatabase('a report that others doubt', () => {
  const desk = openReportDesk()
  const { read, take } = desk

  it('is brought before editors by two members, once each, and counts as before (PR37)', async () => {
    const author = desk.member
    const [other, contributor, editor] = [
      await signInAged(desk.test, 40),
      await signInAged(desk.test, 40, 'CONTRIBUTOR'),
      await signInAged(desk.test, 40, 'EDITOR'),
    ]
    const { id } = await take()
    const readOne = async (of: string, who: Person['call']) => (await read(of, who)).report
    const flag = async (who: Person, reason = 'typo') =>
      (await who.call('POST', `${REPORT_PATH}/${id}/flag`, { reason })).statusCode
    const flagged = async () => (await editor.call('GET', `${REPORT_PATH}/flagged`)).json()
    const before = (await flagged()).total
    expect(await flag(other)).toBe(204)
    expect(await flag(other, 'false')).toBe(409)
    expect(await flag(author)).toBe(403)
    expect((await flagged()).total).toBe(before)
    expect(await readOne(id, other.call)).toMatchObject({ isFlaggedByMe: true, flagCount: null })
    expect(await flag(contributor, 'other-item')).toBe(204)
    const list = await flagged()
    expect(list.total).toBe(before + 1)
    expect(list.items[0]).toMatchObject({
      id,
      flagCount: 2,
      use: 'single',
      author: author.nickname,
    })
    const summary = await (await signInAged(desk.test, 1, 'ADMIN')).call(
      'GET',
      '/api/admin/summary',
    )
    expect(summary.json().attention).toContainEqual({
      code: 'price-report.flagged',
      count: before + 1,
    })
    expect((await editor.call('DELETE', `${REPORT_PATH}/${id}/flag`)).statusCode).toBe(204)
    expect((await flagged()).total).toBe(before)
    expect(await readOne(id, other.call)).toMatchObject({ isFlaggedByMe: false })
  })
})
