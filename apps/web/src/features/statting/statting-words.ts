import { describeRefusal, type Session, valueOf } from '@gyeol/statting'
import { type Advice, adviseOn } from './result/potential-advice.ts'
import { optionName } from './slots/option-labels.ts'
import { stattingTexts } from './statting.texts.ts'
import { type DraftIssue, findOption, type StattingView } from './sessions/statting-view.ts'
import type { StattingDocument } from './sessions/statting-document.ts'
import { recipeStepText, stepText } from './log/step-words.ts'

type Texts = (typeof stattingTexts)['korea']

/** Sentences computed from the state, ready to be shown. */
export type StattingWords = {
  readonly advice: string
  readonly undo: string
  readonly redo: string
  readonly repeat: string
  /** Why confirm is not possible, or null when it is. */
  readonly confirmBlocked: string | null
}

/** Puts the state into words. */
export function wordsFor(doc: StattingDocument, view: StattingView, texts: Texts): StattingWords {
  const { actions } = texts
  const last = view.session.history.at(-1)
  const lastText = last ? stepText(last.changes) : null
  const next = doc.undone.at(-1)
  return {
    advice: adviceText(adviseOn(view), view.session, texts),
    undo: lastText ? actions.undoWhat(lastText) : actions.undo,
    redo: next ? actions.redoWhat(recipeStepText(next)) : actions.redo,
    repeat: lastText ? actions.repeatWhat(lastText) : actions.repeat,
    confirmBlocked: view.confirmRefusal ? describeRefusal(view.session, view.confirmRefusal) : null,
  }
}

function adviceText(advice: Advice, session: Session, { advice: texts }: Texts): string {
  switch (advice.kind) {
    case 'fix-input':
    case 'choose-first':
    case 'enter-value':
      return texts[advice.kind]
    case 'finished':
      return texts.finished(advice.rate)
    case 'continue':
      return texts.continue(advice.potential)
    case 'spend':
      return texts.spend(advice.left)
    case 'ends-full':
      return texts['ends-full'](advice.spare)
    case 'ends-short': {
      const gap = texts['ends-short'](advice.gap)
      const { ease } = advice
      const option = ease && findOption(ease.option)
      if (!ease || !option) return gap
      const value = valueOf(option, session.settings, ease.steps)
      return `${gap} ${texts.ease(optionName(ease.option), value, ease.potential)}`
    }
  }
}

/** The reason under a red input. */
export function issueText(issue: DraftIssue, session: Session, texts: Texts): string {
  return issue.kind === 'not-a-number'
    ? texts.slot.notANumber
    : describeRefusal(session, issue.refusal)
}
