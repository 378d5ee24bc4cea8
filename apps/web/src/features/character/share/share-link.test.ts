import { describe, expect, it } from 'vitest'
import { packJson } from '../../../shared/share/packed-json.ts'
import { ARCHER } from '../character.fixture.ts'
import { carries } from '../../../shared/share/link-hash.ts'
import { linkHashOf, readLinkHash } from './share-link.ts'

describe('the link of a build', () => {
  it('brings back what was shared, in a few hundred letters', () => {
    const hash = linkHashOf('궁수', ARCHER)
    expect(carries(hash, 'v')).toBe(true)
    expect(hash.length).toBeLessThan(1200)
    expect(readLinkHash(hash)).toEqual({ kind: 'character', name: '궁수', body: ARCHER })
  })

  it('tells which rules are taken as other programs take them; links of before have none', () => {
    const body = { ...ARCHER, otherwise: ['tecZero'] as const }
    expect(readLinkHash(linkHashOf('궁수', body))).toMatchObject({
      body: { otherwise: ['tecZero'] },
    })
    const { otherwise: _none, ...before } = ARCHER
    const old = `#v1=${packJson({ name: '궁수', body: before })}`
    expect(readLinkHash(old)).toEqual({ kind: 'character', name: '궁수', body: ARCHER })
    const wrong = packJson({ name: '궁수', body: { ...ARCHER, otherwise: ['always'] } })
    expect(readLinkHash(`#v1=${wrong}`)).toEqual({ kind: 'broken' })
  })

  it('tells how far skills are charged; whoever stood near before that could be told follows the weapon', () => {
    const body = { ...ARCHER, counts: { 'shot:4': { 1: 3 } } }
    expect(readLinkHash(linkHashOf('궁수', body))).toMatchObject({ body })
    const { counts: _none, ...before } = ARCHER
    const stood = { ...before, cast: { ...ARCHER.cast, distance: 'short' } }
    const old = `#v1=${packJson({ name: '궁수', body: stood })}`
    expect(readLinkHash(old)).toEqual({ kind: 'character', name: '궁수', body: ARCHER })
    const wrong = packJson({ name: '궁수', body: { ...ARCHER, counts: { 'shot:4': { 1: -1 } } } })
    expect(readLinkHash(`#v1=${wrong}`)).toEqual({ kind: 'broken' })
  })

  it.each([
    ['a newer version', '#v2=abc', 'newer'],
    ['letters that are no payload', '#v1=%%%', 'broken'],
    ['nothing', '#v1=', 'broken'],
  ])('says what is wrong with %s', (_, hash, kind) => {
    expect(readLinkHash(hash)).toEqual({ kind })
  })

  it('refuses what is no character as a whole', () => {
    const wrong = [
      null,
      { name: '이름', body: {} },
      { name: 7, body: ARCHER },
      { name: '이름', body: { ...ARCHER, level: 0 } },
      { name: '이름', body: { ...ARCHER, own: [{ stat: 'luck', value: 1 }] } },
      { name: '이름', body: { ...ARCHER, gear: { ...ARCHER.gear, main: { kind: 'bow' } } } },
    ]
    for (const value of wrong)
      expect(readLinkHash(`#v1=${packJson(value)}`)).toEqual({ kind: 'broken' })
  })
})
