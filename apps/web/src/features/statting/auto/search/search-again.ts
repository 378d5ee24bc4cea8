import type { Session } from '@gyeol/statting'
import type { AutoForm } from '../question/auto-form.ts'
import { readForm } from '../question/auto-problem.ts'
import { startSearch } from './auto-search-store.ts'
import { editForm, loadForm } from '../share/enchant.saved.ts'

/** Asks the form's question now; nothing happens while something in it is wrong. */
export function searchAgain(form: AutoForm, start: Session | null): void {
  const { request } = readForm(form, start)
  if (request === null) return
  startSearch(request)
}

/** Changes the form and asks again, with one tap on a result. */
export function editAndSearch(change: (form: AutoForm) => AutoForm, start: Session | null): void {
  editForm(change)
  searchAgain(loadForm(), start)
}
