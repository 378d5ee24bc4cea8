import { type RecipeStep, removeStep, replaceStep } from '@gyeol/statting'
import { EMPTY_DRAFTS, type StattingDocument } from '../sessions/statting-document.ts'
import { viewAfter, viewOf, type StattingView } from '../sessions/statting-view.ts'

type Change<Value> = { readonly before: Value; readonly after: Value }

/** What an edited step would do to the session. */
export type StepOutcome = {
  /** The potential right after the step; null where the step cannot be carried out. */
  readonly step: Change<number> | null
  /** The end of the session: its rate in percent where both ends are finished, else the potential. */
  readonly end: Change<number> & { readonly isRate: boolean }
  /** How many other steps could no longer be carried out. */
  readonly broken: number
}

/** Carries the edited step out, without changes a deletion, and compares. */
export function stepOutcome(doc: StattingDocument, index: number, step: RecipeStep): StepOutcome {
  const steps = step.length > 0 ? replaceStep(doc.steps, index, step) : removeStep(doc.steps, index)
  const edited = { ...doc, steps, drafts: EMPTY_DRAFTS }
  const old = viewOf({ ...doc, drafts: EMPTY_DRAFTS })
  const next = viewOf(edited)
  const isImpossible = step.length > 0 && next.problems.some((problem) => problem.index === index)
  const brokenOf = ({ problems }: StattingView) =>
    problems.filter((problem) => step.length === 0 || problem.index !== index).length
  const isRate = old.session.finished !== null && next.session.finished !== null
  const potentialAfter = (of: StattingDocument, count: number) => {
    const { session } = viewAfter(of, count)
    return session.history.at(-1)?.potentialAfter ?? session.potential
  }
  return {
    step: isImpossible
      ? null
      : {
          before: potentialAfter(doc, index + 1),
          after: potentialAfter(edited, step.length > 0 ? index + 1 : index),
        },
    end: {
      isRate,
      before: isRate ? (old.session.finished ?? 0) : endOf(old),
      after: isRate ? (next.session.finished ?? 0) : endOf(next),
    },
    broken: Math.max(0, brokenOf(next) - brokenOf(old)),
  }
}

function endOf({ session }: StattingView): number {
  return session.history.at(-1)?.potentialAfter ?? session.potential
}
