import { beforeEach, describe, expect, it } from 'vitest'
import { ARCHER } from '../character.fixture.ts'
import { noteChange, trails, travel } from './build-history.ts'
import { charactersSaved } from './character.saved.ts'
import type { Character } from './character-build.ts'
import { keepTrailsOverReload } from './kept-trails.ts'

const FIRST: Character = { ...ARCHER, id: 'archer', name: '궁수', updatedAt: 7 }

const save = (character: Character) =>
  charactersSaved.save({ items: [character], activeId: character.id, trash: [] })

/** What a reload does: nothing stays but what the browser keeps. */
function reload() {
  dispatchEvent(new Event('pagehide'))
  trails.update(() => ({}))
  keepTrailsOverReload()
}

describe('the steps of a build over a reload', () => {
  let now: Character

  beforeEach(() => {
    sessionStorage.clear()
    trails.update(() => ({}))
    save(FIRST)
    keepTrailsOverReload()
    noteChange(FIRST, null)
    now = { ...FIRST, level: 250, updatedAt: 8 }
    save(now)
  })

  it('can be taken back and brought again', () => {
    reload()
    expect(travel(now, 'undo')?.level).toBe(FIRST.level)
    save({ ...FIRST, updatedAt: 9 })
    reload()
    expect(travel({ ...FIRST, updatedAt: 9 }, 'redo')?.level).toBe(250)
  })

  it('are over where another tab has gone on with the character', () => {
    dispatchEvent(new Event('pagehide'))
    trails.update(() => ({}))
    save({ ...now, level: 100, updatedAt: 9 })
    keepTrailsOverReload()
    expect(travel(now, 'undo')).toBeNull()
  })

  it.each(['{', '[]', '{"archer":{"of":8,"past":[{}],"undone":[]}}', '{"archer":{"of":8}}'])(
    'are none where what was kept is damaged: %s',
    (kept) => {
      trails.update(() => ({}))
      sessionStorage.setItem('character-steps', kept)
      keepTrailsOverReload()
      expect(travel(now, 'undo')).toBeNull()
    },
  )
})
