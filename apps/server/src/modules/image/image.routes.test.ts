import { DAY_MS } from '@gyeol/korean'
import { IMAGE_LIMITS, imageSchema, ROUTES, STORED_ROLE_CODES } from '@gyeol/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { noise } from '../../../test/hostile-images.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { createContext } from '../../assembly/create-context.ts'
import { readConfig } from '../../config/config.ts'

const PATH = ROUTES.uploadImage.path

describeWithDatabase('pictures', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  let width = 40
  /** A picture no test has brought before. */
  const newPicture = async () => {
    width += 1
    const create = { width, height: 30, channels: 3, background: 'teal' } as const
    return sharp({ create }).png().toBuffer()
  }
  const send = async (by: Person, file: Buffer) =>
    by.call('POST', PATH, { content: file.toString('base64') })
  const upload = async (by: Person, file?: Buffer) =>
    imageSchema.parse((await send(by, file ?? (await newPicture()))).json())
  const read = async (path: string) => visitor(test)('GET', path)
  const isThere = async ({ path }: { path: string }) => (await read(path)).statusCode === 200
  const clean = async () => {
    const config = readConfig({ NODE_ENV: 'test', ARGON2_MEMORY_KIB: '8' })
    await sweep(createContext({ config, database: test.database, clock: time.clock }))
  }

  describe('who may bring them', () => {
    it.each(STORED_ROLE_CODES)('%s', async (role) => {
      const isAllowed = ['EDITOR', 'ADMIN', 'OWNER'].includes(role)
      const answer = await send(await signIn(test, role), await newPicture())
      expect(answer.statusCode).toBe(isAllowed ? 201 : 403)
    })

    it('nobody without an account, and nobody from another site', async () => {
      const body = { content: (await newPicture()).toString('base64') }
      expect((await visitor(test)('POST', PATH, body)).statusCode).toBe(401)
      const elsewhere = await editor.call('POST', PATH, body, { 'sec-fetch-site': 'cross-site' })
      expect(elsewhere.statusCode).toBe(403)
    })
  })

  it('are seen by everybody who has the address, for ever, and as nothing but a picture', async () => {
    const image = await upload(editor)
    const answers = await Promise.all([
      read(image.path),
      ...STORED_ROLE_CODES.map(async (role) => (await signIn(test, role)).call('GET', image.path)),
    ])
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    const { headers, rawPayload } = await visitor(test)('GET', image.path, undefined, {
      'accept-encoding': 'br, gzip',
    })
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: image.width,
    })
    const again = await visitor(test)('GET', image.path, undefined, {
      'if-none-match': String(headers.etag),
    })
    expect(again.statusCode).toBe(304)
  })

  it.each(['nothing', `${'a'.repeat(43)}-40x30`, `${'a'.repeat(43)}-40x30.png`])(
    'are not at %s',
    async (id) => {
      const answer = await read(`/api/image/${id}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toContain('no-store')
    },
  )

  it('are upright, no larger than a page shows, and their address tells their size', async () => {
    const file = await noise(2400, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const image = await upload(editor, file)
    expect(image).toMatchObject({ width: 400, height: IMAGE_LIMITS.edge })
    expect(image.path).toMatch(/-400x1600$/)
  })

  it('are kept once, whoever brings them', async () => {
    const file = await newPicture()
    const first = await upload(editor, file)
    expect(await upload(await signIn(test, 'ADMIN'), file)).toEqual(first)
    const dressed = await sharp(file)
      .withExif({ IFD0: { Make: '다른 기계' } })
      .png()
      .toBuffer()
    expect(await upload(editor, dressed)).toEqual(first)
  })

  it('of one member come a hundred in an hour at the most', async () => {
    const busy = await signIn(test, 'EDITOR')
    const file = await newPicture()
    for (let count = 0; count < 100; count += 1) await send(busy, file)
    const answer = await send(busy, file)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(editor, file)).statusCode).toBe(201)
    time.advance(3_600_001)
    expect((await send(busy, file)).statusCode).toBe(201)
  })

  it('of one member are not kept without end', async () => {
    const hoarder = await signIn(test, 'EDITOR')
    const now = time.clock()
    const rows = Array.from({ length: IMAGE_LIMITS.ofMember }, (_, at) => ({
      id: `${String(at).padStart(43, '0')}-1x1`,
      bytes: Buffer.from([0]),
      size: 1,
      author_id: hoarder.id,
      created_at: now,
      seen_at: now,
    }))
    for (let at = 0; at < rows.length; at += 100)
      await test.database.kysely
        .insertInto('image')
        .values(rows.slice(at, at + 100))
        .execute()
    const answer = await send(hoarder, await newPicture())
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('올린 그림이 1,000장이라')
  })

  it('stand in their member’s download', async () => {
    const { path } = await upload(editor)
    expect((await editor.call('GET', '/api/member/profile/export')).body).toContain(path)
  })

  describe('that nothing shows', () => {
    const notice = (body: string) => ({ title: '그림', body })
    const later = async (days = 8) => {
      time.advance(days * DAY_MS)
      await clean()
    }

    it('go after a week, and not before', async () => {
      const image = await upload(editor)
      await later(6)
      expect(await isThere(image)).toBe(true)
      await later(2)
      expect(await isThere(image)).toBe(false)
    })

    it('have a week more when they are brought again', async () => {
      const file = await newPicture()
      const image = await upload(editor, file)
      time.advance(6 * DAY_MS)
      await upload(await signIn(test, 'EDITOR'), file)
      await later(6)
      expect(await isThere(image)).toBe(true)
    })

    it('are not those of a notice, of its earlier versions, and of one that could come back', async () => {
      const writer = await signIn(test, 'EDITOR')
      const first = await upload(writer)
      const made = await writer.call('POST', '/api/notification', notice(`![가](${first.path})`))
      const { id, version } = made.json<{ id: string; version: number }>()
      await later()
      expect(await isThere(first)).toBe(true)
      const second = await upload(writer)
      const change = { ...notice(`![나](${second.path})`), version }
      const changed = await writer.call('PUT', `/api/notification/${id}`, change)
      expect(changed.statusCode).toBe(200)
      await later()
      expect([await isThere(first), await isThere(second)]).toEqual([true, true])
      const gone = await writer.call('DELETE', `/api/notification/${id}`)
      expect(gone.statusCode).toBe(204)
      await later()
      expect([await isThere(first), await isThere(second)]).toEqual([true, true])
      const back = await writer.call('POST', `/api/revision/notice/${id}/restore`, {})
      expect(back.statusCode).toBe(201)
      const shown = await visitor(test)('GET', `/api/notification/${id}`)
      expect(shown.json<{ body: string }>().body).toContain(second.path)
    })

    it('are not those of an event, a guide, a proposal and a draft', async () => {
      const admin = await signIn(test, 'ADMIN')
      const [ofEvent, ofJob, ofDraft] = [
        await upload(admin),
        await upload(admin),
        await upload(admin),
      ]
      const startAt = new Date(time.clock()).toISOString()
      const words = (image: { path: string }) => `![그림](${image.path})`
      const answers = await Promise.all([
        admin.call('POST', '/api/event', { title: '그림', startAt, body: words(ofEvent) }),
        admin.call('POST', '/api/job', { name: '그림 안내', body: words(ofJob) }),
        admin.call('PUT', '/api/draft/notice/new', {
          version: null,
          values: { body: words(ofDraft) },
        }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 204])
      await later()
      expect(await Promise.all([ofEvent, ofJob, ofDraft].map(isThere))).toEqual([true, true, true])
      await test.database.kysely.deleteFrom('draft').execute()
      await later()
      expect(await Promise.all([ofEvent, ofJob, ofDraft].map(isThere))).toEqual([true, true, false])
    })

    it('stay while the words of somebody who left show them', async () => {
      const owner = await signIn(test, 'OWNER')
      const leaving = await signIn(test, 'EDITOR')
      const [shown, unused] = [await upload(leaving), await upload(leaving)]
      await leaving.call('POST', '/api/notification', notice(`![가](${shown.path})`))
      expect((await owner.call('DELETE', `/api/member/${leaving.id}`)).statusCode).toBe(204)
      await later()
      expect([await isThere(shown), await isThere(unused)]).toEqual([true, false])
    })
  })

  it('need words for those who cannot see them, in everything that is published', async () => {
    const writer = await signIn(test, 'EDITOR')
    const { path } = await upload(writer)
    const body = `글 ![ ](${path})`
    const startAt = new Date(time.clock()).toISOString()
    for (const answer of [
      await writer.call('POST', '/api/notification', { title: '점검', body }),
      await writer.call('POST', '/api/event', { title: '점검', startAt, body }),
      await writer.call('POST', '/api/job', { name: '활', body }),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('그림을 볼 수 없는 사람을 위해')
    }
  })
})
