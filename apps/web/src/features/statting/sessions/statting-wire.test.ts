import { describe, expect, it } from 'vitest'
import {
  changeSettings,
  clearSteps,
  deleteStep,
  editStep,
  pickOptions,
  undoChange,
} from './session-changes.ts'
import { createDocument, withDraft } from './statting-document.ts'
import { commit } from './statting-view.ts'
import { isWireDocument, readDocument, writeDocument } from './statting-wire.ts'

function document() {
  let doc = createDocument({ id: 'doc-1', name: '이름', at: 7 })
  doc = commit(withDraft(doc, 0, { option: 'str', value: 3 }), 'confirm')
  doc = commit(withDraft(doc, 1, { option: 'dex', value: -2 }), 'confirm')
  doc = commit(withDraft(doc, 1, { option: null, value: -5 }), 'confirm')
  doc = undoChange(undoChange(doc))
  return withDraft(doc, 2, { option: 'max_hp', value: 55 })
}

describe('what the browser keeps of a session', () => {
  it('comes back the same, with redo and drafts', () => {
    const doc = document()
    expect(doc.steps).toHaveLength(1)
    expect(doc.undone).toHaveLength(2)
    const wire = writeDocument(doc)
    expect(isWireDocument(structuredClone(wire))).toBe(true)
    expect(readDocument(wire)).toEqual(doc)
  })

  it('comes back with everything that can be taken back and done again', () => {
    const [step] = document().steps
    let doc = editStep(document(), 0, step?.map((change) => ({ ...change, delta: 7 })) ?? [])
    doc = clearSteps(undoChange(changeSettings(deleteStep(doc, 0), { level: 290 }, 0)))
    doc = undoChange(changeSettings(doc, { level: 280 }, 0))
    doc = pickOptions(doc, [{ slot: 3, option: 'agi' }])
    doc = pickOptions(doc, [
      { slot: 3, option: null },
      { slot: 4, option: 'vit' },
    ])
    doc = undoChange(doc)
    const wire: unknown = JSON.parse(JSON.stringify(writeDocument(doc)))
    expect(isWireDocument(wire)).toBe(true)
    expect(isWireDocument(wire) && readDocument(wire)).toEqual(doc)
    expect(doc.past.length).toBeGreaterThan(1)
    expect(doc.undone).toHaveLength(1)
  })

  it('uses the words of the specification', () => {
    expect(writeDocument(document())).toMatchObject({
      settings: { type: 'w', recipePot: 46, startPot: 89, tec: 255, matType: 0, element: false },
      formula: [[[0, 3, 'str']]],
    })
  })

  it.each([
    ['another type', { settings: { type: 'x' } }],
    ['a level beyond the limits', { settings: { level: 100000 } }],
    ['a slot that does not exist', { formula: [[[8, 1, 'str']]] }],
    ['a fraction of a step', { formula: [[[0, 1.5, 'str']]] }],
    ['an option that is markup', { formula: [[[0, 1, '<img>']]] }],
    ['nine drafts', { draft: Array.from({ length: 9 }, () => [null, null]) }],
    ['an unknown thing done', { undo: [['explode', 0]] }],
    ['a thing done to a step that is none', { redo: [['delete', -1, [[0, 1, 'str', true]]]] }],
    [
      'an option picked for a slot that does not exist',
      { undo: [['pick', [[8, [null, null], ['str', 0]]]]] },
    ],
    ['an id with a slash', { id: 'a/b' }],
  ])('refuses %s', (_, change) => {
    const wire = writeDocument(document())
    const settings = 'settings' in change ? { ...wire.settings, ...change.settings } : wire.settings
    expect(isWireDocument({ ...wire, ...change, settings })).toBe(false)
  })
})
