import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySession } from '../test/arbitrary-session.ts'
import { SMALL_CATALOGUE, SMALL_NAMES } from '../test/small-catalogue.ts'
import { apply } from './apply.ts'
import type { Action, Session } from './model.ts'
import { preview } from './preview.ts'
import { recipeOf, replay } from './recipe.ts'
import { readRecipeText } from './recipe-text-read.ts'
import { writeRecipeText } from './recipe-text-write.ts'
import { withoutPending } from './session.ts'
import { rulesOf } from './session-rules.ts'
import { sessionAt } from './undo-redo.ts'

const RUNS = { numRuns: 300 }
const after = (session: Session, type: Exclude<Action['type'], 'pick' | 'enter'>) => {
  const result = apply(session, { type })
  return result.ok ? result.value : null
}
const settled = (session: Session) => ({ ...session, slots: withoutPending(session.slots) })
const holds = (property: (session: Session) => void) => {
  fc.assert(fc.property(anySession, property), RUNS)
}

describe('any session', () => {
  it('[UNDO2] undo of a confirm gives the session back, apart from pending edits and redo', () => {
    holds((session) => {
      const confirmed = after(session, 'confirm')
      if (!confirmed) return
      const { redoQueue, ...undone } = after(confirmed, 'undo') ?? session
      const { redoQueue: _, ...before } = settled(session)
      expect(undone).toEqual(before)
      expect(redoQueue).toEqual(confirmed.history.slice(-1))
    })
  })

  it('[UNDO4] redo of an undo gives the session back, apart from pending edits', () => {
    holds((session) => {
      const undone = after(session, 'undo')
      if (undone) expect(after(undone, 'redo')).toEqual(settled(session))
    })
  })

  it('[TXT5] replaying its recipe gives the session back', () => {
    holds((session) => {
      const { session: replayed, invalid } = replay(
        SMALL_CATALOGUE,
        session.settings,
        recipeOf(session),
      )
      expect(invalid).toEqual([])
      expect(replayed).toEqual({ ...settled(session), redoQueue: [] })
      expect(sessionAt(session, session.history.length)).toEqual(replayed)
    })
  })

  it('[TXT4] its text is read back to the same recipe and settings, and written the same', () => {
    holds((session) => {
      const text = writeRecipeText(session, SMALL_NAMES)
      const answer = readRecipeText(text, { catalogue: SMALL_CATALOGUE, names: SMALL_NAMES })
      expect(answer).toMatchObject({
        ok: true,
        settings: session.settings,
        recipe: recipeOf(session),
        differences: [],
      })
      if (answer.ok) expect(writeRecipeText(answer.session, SMALL_NAMES)).toBe(text)
    })
  })

  it('[LIM6] no slot is ever outside its limits', () => {
    holds((session) => {
      for (const { option, steps, pendingSteps } of session.slots) {
        const limits = option === null ? null : rulesOf(session).optionOf(option)?.limits
        const { minSteps, maxSteps } = limits ?? { minSteps: 0, maxSteps: 0 }
        for (const amount of [steps, pendingSteps]) {
          expect(amount).toBeGreaterThanOrEqual(minSteps)
          expect(amount).toBeLessThanOrEqual(maxSteps)
        }
      }
    })
  })

  it('[MAT7] materials are whole, never negative, and the sum of the steps', () => {
    holds((session) => {
      const amounts = Object.entries(session.materials)
      for (const [material, amount] of amounts) {
        const steps = session.history.map((step) => Object.entries(step.materials))
        const points = steps.flat().filter(([name]) => name === material)
        expect(points.every(([, value]) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(amount).toBe(points.reduce((sum, [, value]) => sum + value, 0))
      }
      const largest = session.history.flatMap(({ materials }) => Object.values(materials))
      expect(session.maxMaterial).toBe(Math.max(0, ...largest))
    })
  })

  it('[POT5] what the preview shows is what the confirm does', () => {
    holds((session) => {
      const shown = preview(session)
      const confirmed = after(session, 'confirm')
      expect(confirmed !== null).toBe(shown.hasChanges)
      const step = confirmed?.history.at(-1)
      if (!step) return
      expect(step.potentialAfter).toBe(shown.futurePotential)
      expect(step.penaltyPercent).toBe(shown.penaltyPercent)
      expect(step.materials).toEqual(shown.materials)
      expect(step.finished).toBe(shown.finishes ? shown.successRate : null)
      expect(Number.isInteger(step.potentialAfter)).toBe(true)
    })
  })

  it('an action never changes the session it is given', () => {
    holds((session) => {
      const before = JSON.stringify(session)
      for (const type of ['confirm', 'undo', 'redo', 'repeat', 'discard'] as const)
        after(session, type)
      preview(session)
      expect(JSON.stringify(session)).toBe(before)
    })
  })
})
