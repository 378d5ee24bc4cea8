import { describeRefusal, type Session, valueOf } from '@gyeol/statting'
import { type Advice, adviseOn } from './result/potential-advice.ts'
import { optionName } from './slots/option-labels.ts'
import { stattingTexts } from './statting.texts.ts'
import { type DraftIssue, findOption, type StattingView } from './sessions/statting-view.ts'
import type { StattingDocument } from './sessions/statting-document.ts'
import { changeText } from './log/change-words.ts'
import { stepText } from './log/step-words.ts'
import { lastChange } from './sessions/session-changes.ts'

type Texts = typeof stattingTexts

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
  const undone = undoText(doc, view, texts)
  const next = doc.undone.at(-1)
  return {
    advice: adviceText(adviseOn(view), view.session, texts),
    undo: undone ? actions.undoWhat(undone) : actions.undo,
    redo: next ? actions.redoWhat(changeText(next, texts)) : actions.redo,
    repeat: lastText ? actions.repeatWhat(lastText) : actions.repeat,
    confirmBlocked: view.confirmRefusal ? describeRefusal(view.session, view.confirmRefusal) : null,
  }
}

/** What a state that cannot be changed here comes to; nothing is proposed. */
export function readOnlyAdvice({ session }: StattingView, { advice }: Texts): string {
  return session.finished === null
    ? advice.readOpen(session.potential)
    : advice.readFinished(session.finished)
}

function undoText(doc: StattingDocument, view: StattingView, texts: Texts): string | null {
  const change = lastChange(doc)
  if (!change) return null
  const taken = view.session.history.at(-1)
  const isImpossible = view.problems.some(({ index }) => index === doc.steps.length - 1)
  // A step that was carried out is told in values, as the log tells it.
  return change.kind === 'confirm' && taken && !isImpossible
    ? stepText(taken.changes)
    : changeText(change, texts)
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
