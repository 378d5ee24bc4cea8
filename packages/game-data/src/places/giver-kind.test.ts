import { expect, it } from 'vitest'
import { BOSS_ROWS } from '../boss/boss-rows.ts'
import { CRYSTA_ROWS } from '../crysta/crysta-rows.ts'
import * as english from './boss-givers.english.ts'
import * as korean from './boss-givers.ts'
import { giverKind } from './giver-kind.ts'
import { giverName } from './place-words.english.ts'

const givers = CRYSTA_ROWS.flatMap(({ drops = [] }) => drops.map(({ monster }) => monster))

it.each([
  ['위룡 루디스', 'boss'],
  ['고대의 여제 (Hell)', 'boss'],
  ['킹 포툼', 'fieldBoss'],
  ['Minimyu', 'other'],
  ['[NPC] Synthesist: Mubia', null],
  ['Gespenst High Difficulty Exchange', null],
])('%s is of the kind %s', (giver, kind) => {
  expect(giverKind(giver)).toBe(kind)
})

it('says of every boss of the list what the list says', () => {
  const kinds = new Map(BOSS_ROWS.map(({ name, kind }) => [name, kind]))
  const known = givers.filter((giver) => kinds.has(giver))
  expect(known.length).toBeGreaterThan(200)
  expect(known.filter((giver) => giverKind(giver) !== kinds.get(giver))).toEqual([])
})

it('knows the same ones in English', () => {
  const names = (table: typeof korean) =>
    [table.BOSS_GIVERS, table.FIELD_BOSS_GIVERS].map((text) => new Set(text.trim().split('\n')))
  const inEnglish = names(english)
  const plain = (name: string) => name.replace(/ \(.*$/, '')
  const lost = names(korean).flatMap((set, kind) =>
    givers.filter(
      (giver) => set.has(plain(giver)) && inEnglish[kind]?.has(plain(giverName(giver))) !== true,
    ),
  )
  expect(lost).toEqual([])
})
