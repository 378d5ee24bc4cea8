import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIELD_ERROR_WORDS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { OWN_WORDS, ownWords } from '../../apps/web/src/shared/http/own-words.english.ts'
import { listSourceFiles } from '../structure/source-files.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Only the back office can be told these, and it speaks Korean. */
const OFFICE_MODULES =
  /\/modules\/(?:alert|correction|event|image|price-item\/price-item-editing|price-merge|price-statement)\b|member\.service|suspension\.service/

/** Said in words made elsewhere, each looked at once by whoever adds it, or in those of the code. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set([
  // Names of the list's own items, for its editors.
  'refusal',
  // The question which of several namesakes is meant; see `ownWords`.
  'whichOf([meant, ...others])',
  FIELD_ERROR_WORDS.invalid,
])

const CALL =
  /fieldError\(\s*(?:'[^']*'|[^,]+),\s*(?<said>'[^']*'|`[^`]*`|\w+(?:\([^)]*\)|\[[^\]]*\])?)/g

type Refusal = { readonly path: string; readonly said: string }

/** A sentence as the server says it, some number where it fills one in. */
const asSaid = (code: string) =>
  code.startsWith('`')
    ? code.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '1,000')
    : code.replaceAll(/^'|'$/g, '')

function refusalsIn({ path, text }: { readonly path: string; readonly text: string }): Refusal[] {
  return [...text.matchAll(CALL)].map(({ groups }) => {
    const said = groups?.['said'] ?? ''
    const constant = new RegExp(`const ${said} =\\s*'([^']*)'`).exec(text)?.[1]
    return { path, said: constant ?? asSaid(said) }
  })
}

const refusals = listSourceFiles(ROOT)
  .filter(({ path }) => /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(path))
  .filter(({ text }) => !text.includes('export function fieldError('))
  .flatMap(refusalsIn)

const ofMembers = refusals.filter(({ path }) => !OFFICE_MODULES.test(path))

it('every refused field of the server is looked at', () => {
  const calls = listSourceFiles(ROOT)
    .filter(({ path }) => /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(path))
    .reduce((sum, { text }) => sum + (text.match(/(?<!function )fieldError\(/g)?.length ?? 0), 0)
  expect(refusals.length).toBe(calls)
  expect(ofMembers.length).toBeGreaterThan(14)
})

it('every sentence a member can be told about a field has its English one', () => {
  const unsaid = ofMembers.filter(
    ({ said }) => ownWords(said) === undefined && !SAID_OTHERWISE.has(said),
  )
  expect(unsaid).toEqual([])
})

it('no English sentence stands for one the server no longer says', () => {
  const said = new Set(refusals.map((refusal) => refusal.said))
  expect(Object.keys(OWN_WORDS).filter((words) => !said.has(words))).toEqual([])
})

it('says which of several namesakes to choose from', () => {
  const template = '같은 이름의 품목이 ${rows.length}개예요${which}. 목록에서 하나를 골라 주세요.'
  const server = 'apps/server/src/modules/price-item/price-item-lookup.service.ts'
  expect(readFileSync(join(ROOT, server), 'utf8')).toContain(template)
  const asked = '같은 이름의 품목이 2개예요 (빛, 어둠). 목록에서 하나를 골라 주세요.'
  expect(ownWords(asked)).toBe('2 items have this name (빛, 어둠). Choose one from the list.')
})
