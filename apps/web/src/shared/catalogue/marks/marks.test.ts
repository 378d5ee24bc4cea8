import { beforeEach, expect, it } from 'vitest'
import { crystaMarks } from './crysta-marks.saved.ts'
import { registletMarks } from './registlet-marks.saved.ts'

beforeEach(() => localStorage.clear())

function remember(key: string, data: object) {
  localStorage.setItem(key, JSON.stringify({ v: 1, data }))
}

it('marks made under a former id are those of the crysta of today, once', () => {
  remember('crysta-marks', {
    favourites: ['ko-jegaix', 'bakuzan', 'ko-jegavx'],
    owned: ['ko-mari', 'ko-jegavx', 'zega_ix'],
  })
  crystaMarks.refresh()
  expect(crystaMarks.load()).toEqual({
    favourites: ['zega_ix', 'bakuzan'],
    owned: ['mari', 'zega_ix'],
  })
})

it('marks of other lists stay as they are', () => {
  remember('registlet-marks', { favourites: ['ko-jegaix'], owned: [] })
  registletMarks.refresh()
  expect(registletMarks.load().favourites).toEqual(['ko-jegaix'])
})
