import { expect, it } from 'vitest'
import { createApp, FROM_OUR_PAGE } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'

describeWithDatabase('POST /api/client-error', () => {
  it('writes the report to the log under the id of its request', async () => {
    const test = await createApp()
    const report = { message: '화면이 깨졌어요\n둘째 줄', path: '/statting', version: 'abc123' }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/client-error',
      headers: FROM_OUR_PAGE,
      payload: report,
    })
    expect(answer.statusCode).toBe(204)
    const line = test
      .log()
      .split('\n')
      .find((text) => text.includes('a screen failed'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      clientError: report,
      reqId: answer.headers['x-request-id'],
    })
    await test.close()
  })
})
