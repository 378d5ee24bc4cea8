import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendMissing, sendRendered } from './send-page.ts'

const RENDERED = {
  bytes: Buffer.from('<style>h1 {}</style>'),
  etag: '"1"',
  styleHashes: ["'sha256-abc'"],
}

it.each([
  ['a page', 200],
  ['a page that says there is nothing', 404],
] as const)('%s may use the styles written into it', async (_, status) => {
  const app = Fastify()
  app.get('/', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'self'")
    return status === 404
      ? sendMissing({ reply }, RENDERED, 'identity')
      : sendRendered({ request, reply }, RENDERED, 'identity')
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self' 'sha256-abc'",
  )
  await app.close()
})
