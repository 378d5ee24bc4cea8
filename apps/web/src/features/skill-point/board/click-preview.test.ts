import { describe, expect, it } from 'vitest'
import { describeClick, marksOf, previewNode } from './click-preview.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

const texts = skillPointTexts.preview
const connected = { step: 5, connect: true } as const

describe('the preview of a click', () => {
  it('names the skill, what comes along, and the points', () => {
    const preview = previewNode({}, 'blade:9', { step: 10, connect: true })
    expect(describeClick(preview.raise!, texts)).toBe(
      '메테오 브레이커 0→10 · 함께 하드 히트 0→5, 아스튜트 0→5, 트리거 슬래시 0→5 · +25 포인트',
    )
    expect(preview.lower).toBeNull()
    expect(marksOf(preview)).toEqual(
      new Map([
        ['blade:9', 10],
        ['blade:5', 5],
        ['blade:6', 5],
        ['blade:7', 5],
      ]),
    )
  })

  it('counts what it does not name', () => {
    const { levels } = previewNode({}, 'blade:11', connected).raise!
    const { lower } = previewNode(levels, 'blade:5', connected)
    expect(describeClick(lower!, texts)).toBe(
      '하드 히트 5→0 · 함께 아스튜트 5→0, 트리거 슬래시 5→0, 메테오 브레이커 5→0, 외 1개 · −25 포인트',
    )
  })

  it('marks what falls where nothing can rise', () => {
    expect(marksOf(previewNode({ 'blade:0': 10 }, 'blade:0', connected))).toEqual(
      new Map([['blade:0', 5]]),
    )
    expect(marksOf(null)).toEqual(new Map())
  })
})
