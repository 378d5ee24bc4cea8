import { expect, it } from 'vitest'
import { placesOf } from './obtain-places.ts'

const drop = (name: string, level: number | null, map: string | null, dye?: string[]) =>
  ({ by: 'monster', name, level, map, ...(dye === undefined ? {} : { dye }) }) as const

it('the levels of one boss at one place are one way to get a piece', () => {
  const places = placesOf([
    drop('보스', 140, '탑'),
    drop('보스', 150, '탑'),
    drop('보스', 150, '숲'),
    drop('상자', null, null),
  ])
  expect(places.map(({ name, levels, map }) => [name, levels, map])).toEqual([
    ['보스', [140, 150], '탑'],
    ['보스', [150], '숲'],
    ['상자', [], null],
  ])
})

it('colours that several levels have are told once', () => {
  const [place] = placesOf([drop('보스', 1, null, ['A B 54']), drop('보스', 2, null, ['A B 54'])])
  expect(place?.dye).toEqual(['A B 54'])
})
