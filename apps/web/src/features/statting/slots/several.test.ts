import { OPTION_CATALOGUE } from '@gyeol/game-data'
import {
  apply,
  availability,
  DEFAULT_SETTINGS,
  type OptionDefinition,
  type Session,
  startSession,
} from '@gyeol/statting'
import { expect, it } from 'vitest'
import { severalOf } from './several.ts'

function picked(session: Session, slot: number, option: string): Session {
  const done = apply(session, { type: 'pick', slot, option })
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value
}

const empty = startSession(OPTION_CATALOGUE, DEFAULT_SETTINGS)
const third = picked(empty, 2, 'str')

it('options chosen together go into the opened slot and then into the empty ones', () => {
  const several = severalOf(third, 1, ['dex', 'agi', 'vit'])
  expect(several.slots).toEqual([1, 0, 3])
  expect(several.next).toBe(4)
  expect(several.left).toBe(4)
})

it('what was chosen counts when the next one is judged', () => {
  const options: readonly OptionDefinition[] = OPTION_CATALOGUE
  const [fire = '', water = ''] = options
    .filter(({ scope, whenElementMatches }) => scope === 'element' && whenElementMatches === false)
    .map(({ key }) => key)
  const several = severalOf(empty, 0, [fire])
  expect(availability(empty, water, 1)).toBeNull()
  expect(availability(several.session, water, several.next ?? 0)).toMatchObject({
    code: 'ELEMENT_ALREADY_GRANTED',
  })
})

it('the eighth is the last', () => {
  const keys = OPTION_CATALOGUE.filter(({ scope }) => scope !== 'element')
    .slice(0, 8)
    .map(({ key }) => key)
  const several = severalOf(empty, 0, keys)
  expect([several.left, several.next]).toEqual([0, null])
})

it('nothing is chosen together for a slot that holds an option already', () => {
  expect(severalOf(third, 2, []).left).toBe(0)
})
