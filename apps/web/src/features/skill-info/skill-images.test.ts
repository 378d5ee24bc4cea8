import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSkillImages } from './skill-images.ts'

describe('the owner’s list of pictures', () => {
  it('is read by group, with addresses on this site', () => {
    const images = readSkillImages({
      groups: { 'weapon/blade': [{ file: '블레이드/1.webp', title: '1권' }] },
    })
    expect(images.get('weapon/blade')).toEqual([
      { src: '/skill-images/%EB%B8%94%EB%A0%88%EC%9D%B4%EB%93%9C/1.webp', title: '1권' },
    ])
  })

  it.each([
    [{ file: '../secret.png', title: 'x' }],
    [{ file: 'https://example.org/a.png', title: 'x' }],
    [{ file: '//example.org/a.png', title: 'x' }],
    [{ file: 'javascript:alert(1)', title: 'x' }],
    [{ file: 'a.svg', title: 'x' }],
    [{ file: 'a.png', title: ' ' }],
    [{ file: 7, title: 'x' }],
    ['a.png'],
  ])('leaves %j out', (file) => {
    expect(readSkillImages({ groups: { 'weapon/blade': [file] } }).get('weapon/blade')).toEqual([])
  })

  it.each([[null], [[]], [{}], [{ groups: [] }], ['x']])('%j holds nothing', (manifest) => {
    expect(readSkillImages(manifest).size).toBe(0)
  })
})

describe('loading it', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is damaged', () => Promise.resolve(new Response('<!doctype html>'))],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('gives no pictures when it %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    const { loadSkillImages } = await import('./skill-images.ts')
    expect((await loadSkillImages()).size).toBe(0)
  })

  it('is asked for once', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ groups: { 'buff/dagger': [] } })))
    vi.stubGlobal('fetch', fetched)
    const { loadSkillImages } = await import('./skill-images.ts')
    await loadSkillImages()
    expect((await loadSkillImages()).has('buff/dagger')).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
