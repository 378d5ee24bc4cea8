import { expect } from 'vitest'
import type { Visitor } from '../driver/visitor.ts'
import { planTwoSteps } from './statting-visitor.ts'
import type { Story } from './story.ts'

const DIALOG = { role: 'dialog', name: '이미지로 저장' } as const

/** Draws the picture of the plan, and gives how many of its dots are dark. */
async function drawPicture(visitor: Visitor): Promise<number> {
  await visitor.tap({ role: 'button', name: '공유' })
  await visitor.tap({ role: 'button', name: '이미지로 저장', within: { role: 'dialog' } })
  await visitor.see({ role: 'image', within: DIALOG })
  const { width, height, ink } = await visitor.run(measurePicture)
  expect(width).toBe(1440)
  expect(height).toBeGreaterThan(2 * (60 + 10 + 200))
  await visitor.tap({ role: 'button', name: '닫기', within: DIALOG, isAny: true })
  await visitor.seeNo({ role: 'dialog' })
  return ink
}

/** Runs in the page. */
async function measurePicture() {
  const image = document.querySelector<HTMLImageElement>('[role=dialog] img')
  if (!image) throw new Error('no picture')
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let ink = 0
  for (let at = 0; at < data.length; at += 4) {
    const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3
    if (light < 110 && (data[at + 3] ?? 0) > 200) ink += 1
  }
  return { width: canvas.width, height: canvas.height, ink }
}

/** The words of two steps in black on white; a picture without its text has its logo only. */
const INK_OF_TEXT = 8_000

export const pictureStories: readonly Story[] = [
  {
    name: 'the first picture of a plan has its text, and the next one is the same',
    async tell(visitor) {
      await planTwoSteps(visitor)
      await visitor.waitFor(
        'the font is there',
        () => document.documentElement.dataset.font === 'ready',
      )
      const first = await drawPicture(visitor)
      expect(first).toBeGreaterThan(INK_OF_TEXT)
      expect(await drawPicture(visitor)).toBe(first)
    },
  },
  {
    name: 'a picture that is drawn before the font has come has its text too',
    // The part that draws waits three seconds for the font's stylesheet and says so.
    expectedNoise: /snapDOM\] Timeout/,
    async tell(visitor) {
      visitor.site.hold(/^\/fonts\//)
      await planTwoSteps(visitor)
      expect(await drawPicture(visitor)).toBeGreaterThan(INK_OF_TEXT)
    },
  },
]
