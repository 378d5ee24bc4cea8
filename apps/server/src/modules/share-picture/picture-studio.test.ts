import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PictureStore } from './picture-store.ts'
import { PictureStudio } from './picture-studio.ts'
import { drawableWords } from './picture-words.ts'

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../test/fixtures/${name}.ts`, import.meta.url))

const words = drawableWords({
  label: '장비',
  title: '긴 이름 '.repeat(500),
  lines: [{ term: '', text: '나'.repeat(5000) }],
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the studio', () => {
  it('draws a picture once for all who ask at the same time', async () => {
    const studio = new PictureStudio(folder, { patienceMs: 60_000, workMs: 60_000 })
    const [one, other] = await Promise.all([studio.picture(words), studio.picture(words)])
    expect(one?.byteLength).toBeGreaterThan(10_000)
    expect(other).toBe(one)
    expect(readdirSync(join(folder, 'pictures'))).toHaveLength(1)
  })

  it('gives up what takes too long, without harm', async () => {
    const studio = new PictureStudio(folder, { program: fixture('idle-reader'), workMs: 100 })
    expect(await studio.picture(words)).toBeNull()
  })

  it('waits no longer than an answer may take', async () => {
    const studio = new PictureStudio(folder, { program: fixture('idle-reader'), patienceMs: 1 })
    expect(await studio.picture(words)).toBeNull()
  })

  it('draws for itself where nothing can be kept', async () => {
    writeFileSync(join(folder, 'pictures'), 'a file where the folder should be')
    const studio = new PictureStudio(folder, { patienceMs: 60_000, workMs: 60_000 })
    expect((await studio.picture(words))?.byteLength).toBeGreaterThan(10_000)
  })
})

describe('the store', () => {
  const bytes = Buffer.from('picture')

  it('makes room by removing what nobody has asked for longest', async () => {
    const store = new PictureStore(folder, 2)
    await store.keep('a', bytes)
    await store.keep('b', bytes)
    expect(await store.find('a')).toEqual(bytes)
    await store.keep('c', bytes)
    expect(await store.find('b')).toBeNull()
    expect(readdirSync(folder).toSorted()).toEqual(['a.png', 'c.png'])
  })

  it('knows after a restart what it has, and clears away what was half written', async () => {
    await new PictureStore(folder).keep('a', bytes)
    writeFileSync(join(folder, 'b.png.123'), 'half')
    const store = new PictureStore(folder)
    expect(await store.find('a')).toEqual(bytes)
    expect(await store.find('b')).toBeNull()
    expect(readdirSync(folder)).toEqual(['a.png'])
  })

  it('does without a picture somebody has removed by hand', async () => {
    const store = new PictureStore(folder)
    await store.keep('a', bytes)
    rmSync(join(folder, 'a.png'))
    expect(await store.find('a')).toBeNull()
  })
})
