import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { PageShell, ShownPage } from './page-shell.ts'
import { sendPage } from './send-page.ts'

const RENDERED = {
  bytes: Buffer.from('<style>h1 {}</style>'),
  etag: '"1"',
  styleHashes: ["'sha256-abc'"],
}

// Of a shell nothing else is asked here.
const shell = { language: 'korea', render: async () => RENDERED } as unknown as PageShell
const page: ShownPage = { path: '/about', query: '', title: '소개', description: '소개예요.' }

it.each([
  ['a page', 200],
  ['a page that says there is nothing', 404],
] as const)('%s may use the styles written into it', async (_, status) => {
  const app = Fastify()
  app.get('/', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'self'")
    const shown = { ...page, isMissing: status === 404 }
    const sent = { shell, page: shown, path: '/about', banner: '', publicUrl: undefined }
    return sendPage({ ...sent, request, reply })
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self' 'sha256-abc'",
  )
  await app.close()
})
