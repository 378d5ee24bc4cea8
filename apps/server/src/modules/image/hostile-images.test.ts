import { IMAGE_LIMITS, imageSchema } from '@gyeol/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { EVIL, type HostileFile, makeHostileFiles } from '../../../test/hostile-images.ts'
import { type Person, signIn } from '../../../test/people.ts'

/** Far more than one picture takes, far less than what the bombs would unpack to together. */
const MOST_GROWTH_BYTES = 500 * 1024 * 1024

describeWithDatabase('files that want something they should not get', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  let files: readonly HostileFile[]
  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
    files = await makeHostileFiles()
  })
  afterAll(() => test.close())

  const send = async ({ bytes }: HostileFile) => {
    time.advance(60_000)
    return editor.call('POST', '/api/image', { content: bytes.toString('base64') })
  }

  /** What of a picture that was kept is not as it must be. */
  const faultsOf = async (kept: Buffer) => {
    const { format, exif, icc, xmp, iptc, pages = 1, width, height } = await sharp(kept).metadata()
    return [
      format !== 'webp' && `is a ${format}`,
      [exif, icc, xmp, iptc].some((extra) => extra !== undefined) && 'carries more than its pixels',
      pages > 1 && 'moves',
      Math.max(width, height) > IMAGE_LIMITS.edge && 'is too large',
      kept.includes(EVIL) && 'holds what was hidden in it',
    ].filter((fault) => fault !== false)
  }

  it('are refused in clear words or become plain pictures, within bounds of memory', async () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(300)
    const before = process.memoryUsage().rss
    let most = before
    const wrong: string[] = []
    const counts = { refusal: 0, picture: 0 }
    for (const file of files) {
      const answer = await send(file)
      most = Math.max(most, process.memoryUsage().rss)
      const { statusCode } = answer
      if (statusCode === 201) {
        counts.picture += 1
        const { path } = imageSchema.parse(answer.json())
        const faults = await faultsOf((await editor.call('GET', path)).rawPayload)
        if (file.becomes === 'refusal') faults.push('was taken')
        for (const fault of faults) wrong.push(`${file.name} ${fault}`)
      } else {
        counts.refusal += 1
        const isClear = (statusCode === 400 && /그림|필수/.test(answer.body)) || statusCode === 413
        if (!isClear || file.becomes === 'picture') wrong.push(`${file.name}: ${answer.body}`)
      }
    }
    expect(wrong).toEqual([])
    expect(counts.refusal).toBeGreaterThan(150)
    expect(counts.picture).toBeGreaterThan(30)
    expect(most - before).toBeLessThan(MOST_GROWTH_BYTES)
    expect((await editor.call('GET', '/api/health')).statusCode).toBe(200)
  }, 240_000)
})
