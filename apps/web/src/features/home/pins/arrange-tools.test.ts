import { expect, it } from 'vitest'
import { LISTS, PLANNERS } from '../tools.ts'
import { arrangeTools, movePinUp, togglePin } from './arrange-tools.ts'

const keysOf = (tools: readonly { readonly key: string }[]) => tools.map(({ key }) => key)

it('leaves the tools as they are while nothing is pinned', () => {
  expect(arrangeTools([])).toEqual({ pinned: [], planners: PLANNERS, lists: LISTS })
})

it('takes pinned tools out of their groups, in the order of the pins', () => {
  const { pinned, planners, lists } = arrangeTools(['boss', 'event', 'goneTool'])
  expect(keysOf(pinned)).toEqual(['boss', 'event'])
  expect(keysOf(planners)).not.toContain('event')
  expect(keysOf(lists)).not.toContain('boss')
  expect(pinned.length + planners.length + lists.length).toBe(PLANNERS.length + LISTS.length)
})

it('puts a pin at the end and takes it out again', () => {
  expect(togglePin(['boss'], 'event')).toEqual(['boss', 'event'])
  expect(togglePin(['boss', 'event'], 'boss')).toEqual(['event'])
})

it('moves a pin one place to the front, the first nowhere', () => {
  expect(movePinUp(['boss', 'event', 'job'], 'job')).toEqual(['boss', 'job', 'event'])
  expect(movePinUp(['boss', 'event'], 'boss')).toEqual(['boss', 'event'])
  expect(movePinUp(['boss'], 'event')).toEqual(['boss'])
})
