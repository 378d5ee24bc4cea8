import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { conditionTexts } from '../conditions/conditions.texts.ts'
import { catalogueTexts } from '../catalogue/catalogue.texts.ts'

const WEB_SOURCE = join(import.meta.dirname, '../..')

/** A word filled in and, right behind it, a particle that fits only some words. */
const FIXED_PARTICLE = /\$\{[^{}]*\}["'”’」]?(?:은|는|이|가|을|를|로|으로|와|과)(?![가-힣])/
const BOTH_PARTICLES = /은\(는\)|을\(를\)|이\(가\)|\(으\)로|와\(과\)/

it('no sentence puts one fixed particle behind a word that is filled in', () => {
  const files = readdirSync(WEB_SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.texts.ts'),
  )
  const lines = files.flatMap((path) => readFileSync(join(WEB_SOURCE, path), 'utf8').split('\n'))
  expect(files.length).toBeGreaterThan(40)
  expect(lines.filter((line) => FIXED_PARTICLE.test(line) || BOTH_PARTICLES.test(line))).toEqual([])
})

it('sentences take the particle of the word that is filled in', () => {
  const { other } = conditionTexts
  expect([other('물리 관통'), other('ATK%'), other('안정률')]).toEqual([
    '물리 관통으로 바꾸기',
    'ATK%로 바꾸기',
    '안정률로 바꾸기',
  ])
  expect(catalogueTexts.removeLine('강그레프')).toMatch(/^강그레프를 /)
  expect(catalogueTexts.removeLine('제가VII')).toMatch(/^제가VII를 /)
})
