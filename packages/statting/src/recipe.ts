import { apply } from './apply.ts'
import type { Catalogue, Refusal, Result, Session, Settings } from './model.ts'
import { done, refuse, startSession } from './session.ts'

/** What one step does to one slot, in steps. `isNew` = the option is granted for the first time. */
export type RecipeChange = {
  readonly slot: number
  readonly option: string
  readonly delta: number
  readonly isNew: boolean
}

/** The changes of one confirm. */
export type RecipeStep = readonly RecipeChange[]

/** The steps of a session as plain data: what is saved, shared and edited. */
export type Recipe = readonly RecipeStep[]

/** A replayed recipe and the steps that could not be carried out, by index. */
export type Replay = {
  readonly session: Session
  readonly invalid: readonly { readonly index: number; readonly refusal: Refusal }[]
}

/** The recipe of a session's history. */
export function recipeOf(session: Session): Recipe {
  return session.history.map(({ changes }) =>
    changes.map(({ slot, option, isNew, fromSteps, toSteps }) => {
      return { slot, option, delta: toSteps - fromSteps, isNew }
    }),
  )
}

/**
 * Carries a recipe out from the start. Never throws: a step that cannot be applied is left out and
 * reported, the later ones are tried all the same (SPEC.md TXT5). A step whose option is not granted
 * yet, because the step that did it was deleted, grants it.
 */
export function replay(catalogue: Catalogue, settings: Settings, recipe: Recipe): Replay {
  let session = startSession(catalogue, settings)
  const invalid: { index: number; refusal: Refusal }[] = []
  for (const [index, step] of recipe.entries()) {
    const result = applyRecipeStep(session, step)
    if (result.ok) session = result.value
    else invalid.push({ index, refusal: result.refusal })
  }
  return { session, invalid }
}

/** Picks, enters and confirms the changes of one step on a session without pending edits. */
export function applyRecipeStep(session: Session, step: RecipeStep): Result<Session> {
  let state: Result<Session> = done(session)
  for (const change of step) {
    if (!state.ok) return state
    state = applyChange(state.value, change)
  }
  return state.ok ? apply(state.value, { type: 'confirm' }) : state
}

function applyChange(session: Session, { slot, option, delta }: RecipeChange): Result<Session> {
  const target = session.slots[slot]
  if (!target) return refuse('SLOT_OUT_OF_RANGE', { slot })
  const steps = target.steps + delta
  if (target.option === option) return apply(session, { type: 'enter', slot, steps })
  const picked = apply(session, { type: 'pick', slot, option })
  return picked.ok ? apply(picked.value, { type: 'enter', slot, steps }) : picked
}

/**
 * The recipe with one step exchanged; an index that does not exist changes nothing. Later steps of a slot follow where
 * the step puts another option into it (SPEC.md TXT6).
 */
export function replaceStep(recipe: Recipe, index: number, step: RecipeStep): Recipe {
  const exchanged = recipe[index]?.flatMap(({ slot, option }) => {
    const other = step.find((change) => change.slot === slot && change.option !== option)
    return other ? [{ slot, from: option, to: other.option }] : []
  })
  const follow = (change: RecipeChange): RecipeChange => {
    const other = exchanged?.find(
      ({ slot, from }) => slot === change.slot && from === change.option,
    )
    return other ? { ...change, option: other.to } : change
  }
  return recipe.map((old, at) => {
    if (at === index) return step
    return at > index ? old.map(follow) : old
  })
}

/** The recipe without one step; an index that does not exist changes nothing. */
export function removeStep(recipe: Recipe, index: number): Recipe {
  return recipe.filter((_, at) => at !== index)
}
