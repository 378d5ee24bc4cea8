import { describe, expect, it } from 'vitest'
import { redoChange, undoChange } from './session-changes.ts'
import { createDocument, withDraft, withSteps } from './statting-document.ts'
import { commit, viewAfter, viewOf } from './statting-view.ts'

const empty = createDocument({ id: 'a', name: 'a', at: 0 })
const put = (slot: number, option: string | null, value: number, doc = empty) =>
  withDraft(doc, slot, { option, value })

describe('viewOf', () => {
  it('prices what is typed before it is confirmed', () => {
    const { preview, session } = viewOf(put(0, 'atk_pct', 5))
    expect(session.potential).toBe(89)
    expect(preview.futurePotential).toBe(39)
    expect(preview.hasChanges).toBe(true)
  })

  it.each([
    ['above the maximum', 'str', 31, 'ABOVE_MAXIMUM'],
    ['below the minimum', 'str', -31, 'BELOW_MINIMUM'],
    ['below zero where that is not allowed', 'element_fire', -1, 'NEGATIVE_NOT_ALLOWED'],
    [
      'an option that does not fit the element setting',
      'element_fire_match',
      1,
      'ELEMENT_MATCH_MISMATCH',
    ],
    ['an option this version does not know', 'no_such_option', 1, 'UNKNOWN_OPTION'],
  ])('refuses %s and blocks confirm', (_, option, value, code) => {
    const view = viewOf(put(0, option, value))
    expect(view.issues[0]).toMatchObject({ kind: 'refused', refusal: { code } })
    expect(view.confirmRefusal).toMatchObject({ code })
    expect(commit(put(0, option, value), 'confirm').steps).toEqual([])
  })

  it('blocks confirm while a text cannot be read, and keeps the other slots priced', () => {
    const doc = withDraft(put(1, 'dex', 3), 0, { option: 'str', value: 0, invalidText: '열' })
    const view = viewOf(doc)
    expect(view.issues[0]).toEqual({ kind: 'not-a-number' })
    expect(view.confirmRefusal).not.toBeNull()
    expect(view.preview.futurePotential).toBe(74)
  })

  it('reads an unreachable value as the nearest one toward zero', () => {
    expect(viewOf(put(0, 'max_hp', 55)).session.slots[0]?.pendingSteps).toBe(5)
  })
})

describe('commit, undo and redo of a document', () => {
  const done = commit(put(0, 'atk_pct', 5), 'confirm')

  it('keeps the step and forgets the draft', () => {
    expect(done.steps).toEqual([[{ slot: 0, option: 'atk_pct', delta: 5, isNew: true }]])
    expect(viewOf(done).session.potential).toBe(39)
    expect(done.drafts.every((draft) => draft.option === null && draft.value === null)).toBe(true)
  })

  it('undoes and redoes to the same state', () => {
    expect(viewOf(undoChange(done)).session.potential).toBe(89)
    expect(redoChange(undoChange(done)).steps).toEqual(done.steps)
    expect(undoChange(empty)).toBe(empty)
    expect(redoChange(empty)).toBe(empty)
  })

  it('reopens a session that ended at 0 percent', () => {
    const ended = commit(
      put(0, 'atk_pct', 15, { ...empty, settings: { ...empty.settings, startPotential: 15 } }),
      'confirm',
    )
    expect(viewOf(ended).session.finished).toBe(0)
    expect(viewOf(ended).confirmRefusal).toMatchObject({ code: 'FINISHED' })
    expect(viewOf(undoChange(ended)).session.finished).toBeNull()
  })

  it('marks a past step that can no longer be carried out and tries the later ones', () => {
    const three = commit(put(1, 'dex', 2, commit(put(0, null, 3, done), 'confirm')), 'confirm')
    const [first, second, third] = three.steps
    if (!first || !second || !third) throw new Error('three steps expected')
    const tooMuch = second.map((change) => ({ ...change, delta: 60 }))
    const view = viewOf(withSteps(three, [first, tooMuch, third]))
    expect(view.problems).toMatchObject([{ index: 1, refusal: { code: 'ABOVE_MAXIMUM' } }])
    expect(view.session.history).toHaveLength(2)
  })

  it('shows the state after any past step', () => {
    const two = commit(put(1, 'dex', 2, done), 'confirm')
    expect(viewAfter(two, 0).session.potential).toBe(89)
    expect(viewAfter(two, 1).session.potential).toBe(39)
  })
})
