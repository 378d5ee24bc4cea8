import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { createDocument, withDraft, withSteps } from '../../sessions/statting-document.ts'
import { createForm } from './auto-form.ts'
import { startFrom } from './start-from.ts'

const empty = createForm(DEFAULT_SETTINGS)
const doc = withSteps(createDocument({ id: 'one', name: '하나', at: 0 }), [
  [
    { slot: 0, option: 'atk_pct', delta: 3, isNew: true },
    { slot: 1, option: 'dodge', delta: -6, isNew: true },
  ],
])

describe('going on from a session', () => {
  it('wants what the session has raised, typed values included', () => {
    const typed = withDraft(doc, 0, { option: 'atk_pct', value: 5 })
    expect(startFrom(empty, typed)).toMatchObject({
      from: 'one',
      wanted: [{ option: 'atk_pct', value: 5 }],
    })
  })

  it('keeps the goals that led to this session', () => {
    const form = {
      ...empty,
      wanted: [
        { option: 'crit_rate', value: 'max' as const },
        { option: 'atk_pct', value: 12 },
      ],
    }
    expect(startFrom(form, doc).wanted).toEqual(form.wanted)
  })

  it('drops goals that belong to something else', () => {
    const form = { ...empty, wanted: [{ option: 'max_hp', value: 100 }] }
    expect(startFrom(form, doc).wanted).toEqual([{ option: 'atk_pct', value: 3 }])
  })
})
