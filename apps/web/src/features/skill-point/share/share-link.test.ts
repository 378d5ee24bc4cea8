import { writeBuildText } from '@gyeol/skills'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { readIncoming } from './read-incoming.ts'
import { codeOf, linkHashOf, readLinkHash } from './share-link.ts'
import { createBuild } from '../builds/skill-build.ts'

const levels = { 'blade:5': 5, 'blade:6': 10, 'shot:0': 1 }
const learner = { level: 290, emblemPoints: 40 }
const build = createBuild({ id: 'a', name: 'A', at: 0, learner, levels })
const line = (number: number, reason: string) => `${number}: ${reason}`

describe('links', () => {
  it('bring back levels, character level and emblem points', () => {
    expect(readLinkHash(linkHashOf(build))).toEqual({
      kind: 'build',
      build: { levels, learner, unknown: 0 },
    })
  })

  it('are told from other hashes, and refused by name', () => {
    expect(readLinkHash('')).toBeNull()
    expect(readLinkHash('#top')).toBeNull()
    expect(readLinkHash('#v1=')).toEqual({ kind: 'refused', refusal: 'NOT_A_CODE' })
    expect(readLinkHash('#v2=AAAA')).toEqual({ kind: 'refused', refusal: 'NEWER_VERSION' })
    expect(readLinkHash(linkHashOf(build).slice(0, -3))).toMatchObject({ refusal: 'DAMAGED' })
  })

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readLinkHash(`#v1=${text}`)).not.toThrow()
      }),
    )
  })
})

describe('what a player pastes', () => {
  it.each([
    ['a link', `https://example.org/skill/point${linkHashOf(build)}`],
    ['a code', ` ${codeOf(build)} `],
    ['a text', writeBuildText(SKILL_INDEX, { levels, learner })],
  ])('%s is read', (_, typed) => {
    expect(readIncoming(typed, 1, line)).toMatchObject({ ok: true, levels, learner, unread: [] })
  })

  it('is read without the lines that say nothing, or refused with them', () => {
    const read = readIncoming('블레이드 스킬: 해머 다운 5\n없는 나무: 무엇 3', 100, line)
    expect(read).toMatchObject({ ok: true, unread: [expect.stringMatching(/^2: .*없는 나무/)] })
    const refused = readIncoming('없는 나무: 무엇 3', 100, line)
    expect(!refused.ok && refused.reasons[0]).toMatch(/^1: .*없는 나무/)
    expect(readIncoming('', 1, line)).toMatchObject({ ok: false })
    expect(readIncoming('AAAAAAAAA', 1, line)).toMatchObject({ ok: false })
  })
})
