import { expect, it } from 'vitest'
import { EMPTY_BODY, type Character } from './character-build.ts'
import { charactersWith } from './characters-with.ts'

const character = (id: string, registlets: Character['registlets']): Character => ({
  ...EMPTY_BODY,
  id,
  name: `빌드 ${id}`,
  updatedAt: 0,
  registlets,
})

it('names the characters that use a registlet, and at which level', () => {
  const items = [
    character('a', [{ id: 'dodge', level: 7 }]),
    character('b', []),
    character('c', [
      { id: 'max-hp-boost', level: 20 },
      { id: 'dodge', level: 10 },
    ]),
  ]
  expect(charactersWith({ items, activeId: 'b' }, 'dodge')).toEqual([
    { id: 'a', name: '빌드 a', level: 7 },
    { id: 'c', name: '빌드 c', level: 10 },
  ])
  expect(charactersWith({ items, activeId: 'b' }, 'none')).toEqual([])
})
