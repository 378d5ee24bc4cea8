import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { SMALL_CATALOGUE } from '../test/small-catalogue.ts'
import { type Recipe, recipeOf, removeStep, replaceStep, replay } from './recipe.ts'

const made = () =>
  play(
    begin({ startPotential: 300 }),
    [2, 'str', 3],
    [0, 'def', -20],
    'confirm',
    [2, 'str', 4],
    'confirm',
    'repeat',
  )
const run = (recipe: Recipe) => replay(SMALL_CATALOGUE, made().settings, recipe)

describe('recipe', () => {
  it('[TXT5] is the history as plain data', () => {
    const recipe = recipeOf(made())
    expect(recipe).toEqual([
      [
        { slot: 0, option: 'def', delta: -20, isNew: true },
        { slot: 2, option: 'str', delta: 3, isNew: true },
      ],
      [{ slot: 2, option: 'str', delta: 1, isNew: false }],
      [{ slot: 2, option: 'str', delta: 1, isNew: false }],
    ])
    expect(JSON.parse(JSON.stringify(recipe))).toEqual(recipe)
  })

  it('[TXT5] replays to the same session', () => {
    expect(run(recipeOf(made()))).toEqual({ session: made(), invalid: [] })
  })

  it('[TXT5] a step that cannot be carried out is left out and named, the others still run', () => {
    const broken: Recipe = [
      [{ slot: 0, option: 'str', delta: 31, isNew: true }],
      [{ slot: 0, option: 'luck', delta: 1, isNew: true }],
      [{ slot: 9, option: 'str', delta: 1, isNew: true }],
      [],
      [{ slot: 0, option: 'str', delta: 2, isNew: true }],
      [{ slot: 0, option: 'int', delta: 2, isNew: true }],
      [
        { slot: 1, option: 'int', delta: 1, isNew: true },
        { slot: 0, option: 'str', delta: Number.NaN, isNew: false },
      ],
      [{ slot: 0, option: 'str', delta: 2, isNew: false }],
    ]
    const { session, invalid } = run(broken)
    expect(invalid.map(({ index, refusal }) => `${index} ${refusal.code}`)).toEqual([
      '0 ABOVE_MAXIMUM',
      '1 UNKNOWN_OPTION',
      '2 SLOT_OUT_OF_RANGE',
      '3 NOTHING_CHANGED',
      '5 SLOT_CONFIRMED',
      '6 NOT_A_WHOLE_NUMBER',
    ])
    expect(session.slots.map(({ steps }) => steps)).toEqual([4, 0, 0, 0, 0, 0, 0, 0])
    expect(session.slots[1]?.option).toBeNull()
  })

  it('[TXT5] steps after an end that came too early are named', () => {
    const early = replaceStep(recipeOf(made()), 1, [
      { slot: 3, option: 'fire', delta: 1, isNew: true },
      { slot: 4, option: 'str_pct', delta: 10, isNew: true },
      { slot: 5, option: 'int_pct', delta: 10, isNew: true },
    ])
    const { session, invalid } = run(early)
    // 321 − (100 + 100 + 100) × 1.45 = −114, of 321.
    expect(session.finished).toBe(78)
    expect(invalid).toEqual([{ index: 2, refusal: { code: 'FINISHED' } }])
  })

  it('[TXT5] without its first step a later one grants the option', () => {
    const { session, invalid } = run(removeStep(recipeOf(made()), 0))
    expect(invalid).toEqual([])
    expect(session.slots[2]).toMatchObject({ option: 'str', steps: 2 })
    expect(session.history[0]?.changes[0]?.isNew).toBe(true)
  })

  it('[TXT6] another option in a step is the option of the later steps of its slot, there and back', () => {
    const recipe: Recipe = [
      [{ slot: 0, option: 'str', delta: 3, isNew: true }],
      [
        { slot: 0, option: 'str', delta: 2, isNew: false },
        { slot: 1, option: 'int', delta: 1, isNew: true },
      ],
    ]
    const edited = replaceStep(recipe, 0, [{ slot: 0, option: 'vit', delta: 4, isNew: true }])
    expect(edited.map((step) => step.map(({ option, delta }) => `${option} ${delta}`))).toEqual([
      ['vit 4'],
      ['vit 2', 'int 1'],
    ])
    expect(run(edited).session.slots[0]).toMatchObject({ option: 'vit', steps: 6 })
    expect(replaceStep(edited, 0, recipe[0]!)).toEqual(recipe)
  })

  it('[TXT5] editing a step that is not there changes nothing', () => {
    const recipe = recipeOf(made())
    expect(removeStep(recipe, 9)).toEqual(recipe)
    expect(replaceStep(recipe, -1, [])).toEqual(recipe)
  })
})
