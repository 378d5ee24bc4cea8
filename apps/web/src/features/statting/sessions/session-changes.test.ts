import type { RecipeStep } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { stattingTexts } from '../statting.texts.ts'
import { wordsFor } from '../statting-words.ts'
import {
  changeSettings,
  clearSteps,
  confirmStep,
  deleteStep,
  editStep,
  MAX_PAST,
  pickOptions,
  redoChange,
  undoChange,
} from './session-changes.ts'
import { createDocument, type StattingDocument, withDraft, withSteps } from './statting-document.ts'
import { commit, nextWithoutValue, viewOf } from './statting-view.ts'
import { isWireDocument, readDocument, writeDocument } from './statting-wire.ts'

const step = (slot: number, option: string, delta = 1): RecipeStep => [
  { slot, option, delta, isNew: true },
]
const STR = step(0, 'str', 3)
const DEX = step(1, 'dex', 2)
const empty = createDocument({ id: 'a', name: '', at: 0 })
const two = confirmStep(confirmStep(empty, STR), DEX)

const undoLabel = (doc: StattingDocument) => wordsFor(doc, viewOf(doc), stattingTexts).undo
const redoLabel = (doc: StattingDocument) => wordsFor(doc, viewOf(doc), stattingTexts).redo
const level = (doc: StattingDocument, value: number, at: number) => ({
  ...changeSettings(doc, { level: value }, at),
  updatedAt: at,
})

describe('undo takes back the last thing done', () => {
  it.each([
    ['a deleted step', deleteStep(two, 0), '되돌리기: 1번째 확정 지우기'],
    ['an edited step', editStep(two, 0, step(0, 'str', 5)), '되돌리기: 1번째 확정 고치기'],
    ['an edit that left nothing of the step', editStep(two, 1, []), '되돌리기: 2번째 확정 지우기'],
    ['a session begun anew', clearSteps(two), '되돌리기: 처음부터'],
    ['a setting', changeSettings(two, { level: 290 }, 9), '되돌리기: 레벨 305 → 290'],
    ['the kind', changeSettings(two, { equipment: 'armor' }, 9), '되돌리기: 종류 무기 → 방어구'],
    ['a confirm', confirmStep(two, step(2, 'agi')), '되돌리기: AGI +1'],
  ])('%s', (_, changed, label) => {
    expect(undoLabel(changed)).toBe(label)
    const back = undoChange(changed)
    expect([back.steps, back.settings]).toEqual([two.steps, two.settings])
    expect(redoLabel(back)).toBe(label.replace('되돌리기', '다시 하기'))
    expect(redoChange(back)).toEqual(changed)
  })

  it('in the order in which things were done', () => {
    const all = deleteStep(level(two, 290, 9), 0)
    const once = undoChange(all)
    expect([once.steps.length, once.settings.level]).toEqual([2, 290])
    const twice = undoChange(once)
    expect([twice.steps.length, twice.settings.level]).toEqual([2, 305])
    expect(undoChange(twice).steps).toEqual([STR])
    expect(redoChange(redoChange(redoChange(undoChange(twice))))).toEqual(all)
  })

  it('which is the last confirm where only the steps are known', () => {
    const fromLink = withSteps(empty, two.steps)
    expect(undoLabel(fromLink)).toBe('되돌리기: DEX +2')
    expect(undoChange(undoChange(fromLink)).steps).toEqual([])
    expect(redoChange(undoChange(fromLink)).steps).toEqual(two.steps)
  })

  it('and leaves what is being typed alone when it was a setting', () => {
    const typing = withDraft(changeSettings(two, { tec: 10 }, 9), 2, { option: 'agi', value: 4 })
    expect(undoChange(typing).drafts).toEqual(typing.drafts)
    expect(undoChange(undoChange(typing)).drafts).not.toEqual(typing.drafts)
  })

  it('of which the newest are kept', () => {
    let doc: StattingDocument = empty
    for (let count = 0; count < MAX_PAST + 5; count++) doc = confirmStep(doc, STR)
    expect(doc.past).toHaveLength(MAX_PAST)
    for (let count = 0; count < MAX_PAST + 5; count++) doc = undoChange(doc)
    expect(doc.steps).toEqual([])
  })
})

describe('options picked together', () => {
  const three = [
    { slot: 2, option: 'agi' },
    { slot: 3, option: 'vit' },
    { slot: 4, option: 'crit_rate' },
  ]
  const picked = pickOptions(two, three)
  const waiting = (doc: StattingDocument) => doc.drafts.map(({ option, value }) => [option, value])

  it('are one thing done: one undo takes all of them out, the steps stay', () => {
    expect(waiting(picked).slice(2, 5)).toEqual([
      ['agi', 0],
      ['vit', 0],
      ['crit_rate', 0],
    ])
    expect(undoLabel(picked)).toBe('되돌리기: AGI 외 2개 넣기')
    const back = undoChange(picked)
    expect([waiting(back), back.steps]).toEqual([waiting(two), two.steps])
    expect(redoLabel(back)).toBe('다시 하기: AGI 외 2개 넣기')
    expect(redoChange(back)).toEqual(picked)
  })

  it('come back with what was typed for them', () => {
    const typed = withDraft(picked, 3, { option: 'vit', value: 7 })
    expect(waiting(redoChange(undoChange(typed)))).toEqual(waiting(typed))
  })

  it('stay picked over a confirm that takes only one of them', () => {
    const typed = withDraft(picked, 3, { option: 'vit', value: 7 })
    const done = commit(typed, 'confirm')
    expect(done.steps.at(-1)).toMatchObject([{ slot: 3, option: 'vit' }])
    expect(waiting(done).slice(2, 5)).toEqual([
      ['agi', 0],
      [null, null],
      ['crit_rate', 0],
    ])
    const back = undoChange(done)
    expect(waiting(back)).toEqual(waiting(typed))
    const later = withDraft(done, 2, { option: 'agi', value: 3 })
    expect(waiting(redoChange(undoChange(later)))).toEqual(waiting(later))
  })

  it('stay picked over a repeat and over a step that is edited or deleted', () => {
    const typed = withDraft(picked, 3, { option: 'vit', value: 7 })
    for (const change of [
      commit(typed, 'repeat'),
      deleteStep(typed, 1),
      editStep(typed, 0, step(0, 'str', 5)),
      clearSteps(typed),
    ]) {
      expect(change.steps).not.toEqual(typed.steps)
      expect(waiting(change)).toEqual(waiting(typed))
    }
  })

  it('give back a value typed for a granted option only where it was typed', () => {
    const typed = withDraft(two, 0, { option: null, value: 9 })
    const done = deleteStep(typed, 1)
    expect(waiting(done)[0]).toEqual([null, null])
    expect(waiting(undoChange(done))[0]).toEqual([null, 9])
  })

  it('are kept in the browser with the step that they waited before', () => {
    const typed = withDraft({ ...picked, name: '활' }, 3, { option: 'vit', value: 7 })
    const done = commit(typed, 'confirm')
    const wire: unknown = JSON.parse(JSON.stringify(writeDocument(done)))
    expect(isWireDocument(wire) && readDocument(wire)).toEqual(done)
  })

  it('are forgotten once they are confirmed: the confirm is the thing to take back', () => {
    const done = confirmStep(picked, step(2, 'agi'))
    expect(undoLabel(done)).toBe('되돌리기: AGI +1')
    expect(undoChange(done).past).toEqual(two.past)
  })

  it('lead Enter from one without a value to the next, round, and nowhere when all have one', () => {
    const from = (doc: StattingDocument, slot: number) =>
      nextWithoutValue(viewOf(doc).session, slot)
    expect([2, 3, 4, 0].map((slot) => from(picked, slot))).toEqual([3, 4, 2, 2])
    const typed = withDraft(picked, 3, { option: 'vit', value: 7 })
    expect(from(typed, 2)).toBe(4)
    const last = withDraft(typed, 4, { option: 'crit_rate', value: 7 })
    expect(from(last, 2)).toBeNull()
  })

  it('one is picked and taken out the same way', () => {
    const one = pickOptions(two, [{ slot: 2, option: 'agi' }])
    const out = pickOptions(one, [{ slot: 2, option: null }])
    expect([undoLabel(one), undoLabel(out)]).toEqual(['되돌리기: AGI 넣기', '되돌리기: AGI 빼기'])
    expect(waiting(undoChange(out))).toEqual(waiting(one))
    expect(pickOptions(two, [{ slot: 2, option: null }])).toBe(two)
  })
})

describe('a number typed into a setting', () => {
  it('is one thing done, however many digits it has', () => {
    const typed = level(level(level(two, 2, 100), 29, 300), 290, 500)
    expect(undoLabel(typed)).toBe('되돌리기: 레벨 305 → 290')
    expect(undoChange(typed).settings.level).toBe(305)
  })

  it('is a second thing when it comes later', () => {
    expect(undoChange(level(level(two, 290, 100), 280, 9000)).settings.level).toBe(290)
  })

  it('is nothing when it is the old one again', () => {
    const again = level(level(two, 30, 100), 305, 300)
    expect(again.past).toEqual(two.past)
    expect(changeSettings(two, { level: 305 }, 0)).toBe(two)
  })
})

it('what is done anew ends what could be done again [ACT7]', () => {
  expect(confirmStep(undoChange(two), STR).undone).toEqual([])
  expect(deleteStep(undoChange(two), 0).undone).toEqual([])
})
