import { beforeEach, describe, expect, it } from 'vitest'
import { ARCHER } from '../character.fixture.ts'
import { endEdit, noteChange, trailOf, trails, travel } from './build-history.ts'
import type { Character } from './character-build.ts'

const FIRST: Character = { ...ARCHER, id: 'archer', name: '궁수', updatedAt: 0 }

/** Does to a character what the screen does: notes what it was, and changes it. */
function type(character: Character, level: number, field: string | null = 'level'): Character {
  noteChange(character, field)
  return { ...character, level }
}

const stepsOf = ({ id }: Character) => trailOf(trails.get(), id).past.length

describe('the steps of a build', () => {
  beforeEach(() => trails.update(() => ({})))

  it('are one for a number, however many digits were typed', () => {
    const typed = [2, 25, 250].reduce((now, level) => type(now, level), FIRST)
    expect(stepsOf(FIRST)).toBe(1)
    expect(travel(typed, 'undo')?.level).toBe(300)
    expect(travel({ ...typed, level: 300 }, 'redo')?.level).toBe(250)
  })

  it('are two when a field was left and entered again, or another was typed into', () => {
    const once = type(FIRST, 2)
    endEdit()
    const twice = type(once, 25)
    expect(stepsOf(FIRST)).toBe(2)
    type(twice, 250, 'str')
    expect(stepsOf(FIRST)).toBe(3)
  })

  it('are one for each tap', () => {
    type(type(FIRST, 2, null), 3, null)
    expect(stepsOf(FIRST)).toBe(2)
  })

  it('begin anew after one was taken back, in the same field too', () => {
    const typed = type(FIRST, 25)
    const back = { ...typed, ...travel(typed, 'undo') }
    type(back, 7)
    expect(trailOf(trails.get(), FIRST.id)).toMatchObject({ past: [{ level: 300 }], undone: [] })
  })

  it('say nothing of whom one looks at: a boss that was chosen meanwhile stays', () => {
    const typed = type(FIRST, 25)
    expect(travel(typed, 'undo')).not.toHaveProperty('cast')
  })
})
