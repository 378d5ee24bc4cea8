import { correctionNewsSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { listChanges, readNewestChange } from '../outbox/outbox.service.ts'

describeWithDatabase('the answer to a proposal', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let other: Person
  let id: string
  let made = 0

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    other = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    made += 1
    member = await signIn(test, 'MEMBER')
    const body = { name: `보기 ${made}`, kind: 'normal', stats: [{ stat: 'atk', value: 1 }] }
    const crysta = (await editor.call('POST', '/api/crysta', body)).json()
    const change = { change: { stats: [{ stat: 'atk', value: 2 }] }, reason: '달라요' }
    const answer = await member.call(
      'POST',
      `/api/catalogue/crysta/${crysta.id}/correction`,
      change,
    )
    id = answer.json().id
  })

  const news = async (who: Person) =>
    correctionNewsSchema.parse((await who.call('GET', '/api/correction/news')).json())
  const reject = async () =>
    editor.call('POST', `/api/correction/${id}/reject`, { answer: '게임에서는 ATK 1이에요' })
  const heardAfter = async (act: () => Promise<unknown>) => {
    const { kysely } = test.database
    const before = await readNewestChange(kysely)
    await act()
    return (await listChanges(kysely, before))
      .filter(({ kind }) => kind === 'correction')
      .map(({ level, memberId }) => [level, memberId])
  }

  it('reaches its author, with the reason, until they have seen it', async () => {
    expect(await news(member)).toEqual({ unread: 0, items: [], cases: [], takedowns: [] })
    expect((await reject()).statusCode).toBe(200)
    expect(await news(member)).toMatchObject({
      unread: 1,
      items: [
        {
          id,
          entityName: `보기 ${made}`,
          state: 'rejected',
          answer: '게임에서는 ATK 1이에요',
          isSeen: false,
        },
      ],
    })
    expect((await member.call('POST', '/api/correction/news/read')).statusCode).toBe(204)
    expect(await news(member)).toMatchObject({ unread: 0, items: [{ id, isSeen: true }] })
  })

  it('is nobody else’s', async () => {
    await reject()
    expect(await news(other)).toEqual({ unread: 0, items: [], cases: [], takedowns: [] })
    await other.call('POST', '/api/correction/news/read')
    expect((await news(member)).unread).toBe(1)
    expect((await visitor(test)('GET', '/api/correction/news')).statusCode).toBe(401)
    expect((await visitor(test)('POST', '/api/correction/news/read')).statusCode).toBe(401)
  })

  it('is told to the open pages of its author and of those who review, and to no others', async () => {
    expect(await heardAfter(reject)).toEqual([
      [10, member.id],
      [30, null],
    ])
    const read = async () => member.call('POST', '/api/correction/news/read')
    expect(await heardAfter(read)).toEqual([[10, member.id]])
    // Nothing is new: nobody is told.
    expect(await heardAfter(read)).toEqual([])
  })

  it('comes with what was taken over, too', async () => {
    const accept = async () =>
      editor.call('POST', `/api/correction/${id}/accept`, { entityVersion: 1 })
    expect(await heardAfter(accept)).toEqual([
      [10, member.id],
      [30, null],
    ])
    expect(await news(member)).toMatchObject({ unread: 1, items: [{ state: 'accepted' }] })
  })

  it('is none where the author took the proposal back; those who review are told', async () => {
    const withdraw = async () => member.call('DELETE', `/api/correction/${id}`)
    expect(await heardAfter(withdraw)).toEqual([[30, null]])
    expect(await news(member)).toEqual({ unread: 0, items: [], cases: [], takedowns: [] })
  })
})
