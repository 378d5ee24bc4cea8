import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { errorBodySchema } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { createApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'

type Answer = { status: number | undefined; connection: string | undefined; body: string }

describeWithDatabase('a server that stops', () => {
  it('finishes the request under way and tells the next one on the line to go elsewhere', async () => {
    const test = await createApp()
    const gate = Promise.withResolvers<string>()
    const entered = Promise.withResolvers<void>()
    test.app.get('/api/test/slow', () => {
      entered.resolve()
      return gate.promise
    })
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true })
    const ask = (path: string) =>
      new Promise<Answer>((resolve, reject) => {
        get(`${address}${path}`, { agent }, (response) => {
          let body = ''
          response.on('data', (chunk) => (body += String(chunk)))
          response.on('end', () => {
            const { statusCode: status, headers } = response
            resolve({ status, connection: headers.connection, body })
          })
        }).on('error', reject)
      })
    // Two lines that the stop finds busy: one is let go first and then asked again.
    const slow = ask('/api/test/slow')
    await entered.promise
    const pipelined = startPipeline(Number(new URL(address).port))
    await pipelined.entered
    const closing = test.app.close()
    pipelined.askAgain()
    const refusal = await pipelined.answer
    expect(refusal).toMatch(/HTTP\/1\.1 503 [^]*connection: close/i)
    const refused = refusal.slice(refusal.lastIndexOf('\r\n\r\n') + 4)
    expect(errorBodySchema.parse(JSON.parse(refused)).code).toBe('SHUTTING_DOWN')
    gate.resolve('done')
    expect(await slow).toEqual({ status: 200, connection: 'close', body: 'done' })
    await closing
    agent.destroy()
    await test.close().catch(() => {})
  })
})

/** A line that is in the middle of a request when the stop comes: its headers are half sent. */
function startPipeline(port: number) {
  const done = Promise.withResolvers<string>()
  const entered = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  socket.on('close', () => done.resolve(text))
  socket.on('error', done.reject)
  socket.on('connect', () => {
    socket.write('GET /api/role HTTP/1.1\r\nHost: x\r\n')
    setTimeout(entered.resolve, 100)
  })
  return { entered: entered.promise, answer: done.promise, askAgain: () => socket.write('\r\n') }
}
