import { readFileSync } from 'node:fs'
import { apply, DEFAULT_SETTINGS, type Session, type Settings, startSession } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { OPTION_CATALOGUE } from './option-catalogue.ts'

type PublishedStep = {
  /** Displayed values of several options at once … */
  readonly set?: Readonly<Record<string, number>>
  /** … or one option from step to step, each confirmed alone. */
  readonly each?: string
  readonly from?: number
  readonly to?: number
  readonly publishedPotAfter: number
}
type PublishedRecipe = {
  readonly settings: Partial<Settings>
  readonly steps: readonly PublishedStep[]
  readonly finalSuccess: number
}

// The fixture is our own file; its shape is the type above.
const recipe = JSON.parse(
  readFileSync(new URL('../../fixtures/real-world-recipe.json', import.meta.url), 'utf8'),
) as PublishedRecipe

/** Every value of this recipe but dodge −20 (−15 steps) equals its steps. */
const STEPS: Readonly<Record<string, number>> = { dodge: -15 }

function set(session: Session, option: string, value: number): Session {
  const used = session.slots.findIndex((slot) => slot.option === option)
  const slot = used >= 0 ? used : session.slots.findIndex((slot) => slot.option === null)
  const picked = used >= 0 ? session : must(apply(session, { type: 'pick', slot, option }))
  return must(apply(picked, { type: 'enter', slot, steps: STEPS[option] ?? value }))
}

function must(result: ReturnType<typeof apply>): Session {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const confirm = (session: Session) => must(apply(session, { type: 'confirm' }))

function carryOut(
  session: Session,
  { set: values, each, from = 0, to = 0 }: PublishedStep,
): Session {
  if (values) {
    return confirm(
      Object.entries(values).reduce((at, [key, value]) => set(at, key, value), session),
    )
  }
  const amounts = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return amounts.reduce((state, amount) => confirm(set(state, each ?? '', amount)), session)
}

describe('the published recipe', () => {
  it('leads through the published potentials 14, 2, 1, 367, 348, −90 and ends at 100 %', () => {
    let session = startSession(OPTION_CATALOGUE, { ...DEFAULT_SETTINGS, ...recipe.settings })
    const potentials = recipe.steps.map((step) => {
      session = carryOut(session, step)
      return session.history.at(-1)?.potentialAfter
    })
    expect(potentials).toEqual(recipe.steps.map(({ publishedPotAfter }) => publishedPotAfter))
    expect(potentials).toEqual([14, 2, 1, 367, 348, -90])
    expect(session.finished).toBe(recipe.finalSuccess)
  })
})
