import { QUESTIONS } from '@gyeol/contract'
import { escapeHtml } from './page-head.ts'
import type { DescribedPage } from './page-descriptions.ts'
import type { ShownPage } from './page-shell.ts'
import { breadcrumbs, frequentQuestions } from './structured-data.ts'

/** Where what is often asked stands. */
export const QUESTION_PAGE = '/help'

/** The help with its questions, for crawlers and for those without scripts. */
export function withQuestions(page: DescribedPage, origin: string): ShownPage {
  const { title, path } = page
  const asked = QUESTIONS.map(
    ({ question, answer }) => `<h2>${escapeHtml(question)}</h2><p>${escapeHtml(answer)}</p>`,
  )
  return {
    ...page,
    structured: () => [breadcrumbs(origin, [{ name: title, path }]), frequentQuestions(QUESTIONS)],
    reading: {
      version: 'questions',
      body: () => `<main class="plain-thing"><h1>${escapeHtml(title)}</h1>${asked.join('')}</main>`,
      isOneOfMany: false,
    },
  }
}
