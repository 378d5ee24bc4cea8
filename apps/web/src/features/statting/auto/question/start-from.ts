import type { StattingDocument } from '../../sessions/statting-document.ts'
import { shownValue, viewOf } from '../../sessions/statting-view.ts'
import type { AutoForm, WantedRow } from './auto-form.ts'

/**
 * The form set to go on from a session. What the session has raised becomes wanted too; the goals of
 * the form stay where they belong to this session, that is, where it shares an option with them.
 */
export function startFrom(form: AutoForm, doc: StattingDocument): AutoForm {
  const { session } = viewOf(doc)
  const raised = session.slots.flatMap((slot): WantedRow[] => {
    const { option, pendingSteps } = slot
    if (option === null || pendingSteps <= 0) return []
    return [{ option, value: shownValue(session, option, pendingSteps) }]
  })
  const keys = new Set(raised.map(({ option }) => option))
  const isSameItem =
    raised.length === 0
      ? form.settings.equipment === doc.settings.equipment
      : form.wanted.some(({ option }) => keys.has(option))
  const kept = isSameItem ? form.wanted : []
  const known = new Set(kept.map(({ option }) => option))
  const added = raised.filter(({ option }) => !known.has(option))
  return { ...form, wanted: [...kept, ...added], from: doc.id }
}
