import { ENGLISH_QUESTIONS, QUESTIONS } from '@gyeol/contract'
import { escapeHtml } from './page-head.ts'
import type { DescribedPage } from './page-descriptions.ts'
import type { ShownPage } from './page-shell.ts'
import { breadcrumbs, frequentQuestions, type Site } from './structured-data.ts'

/** Where what is often asked stands. */
export const QUESTION_PAGE = '/help'

/** The help with its questions, for crawlers and for those without scripts. */
export function withQuestions(page: DescribedPage, site: Site): ShownPage {
  const { title, path } = page
  const questions = site.language === 'english' ? ENGLISH_QUESTIONS : QUESTIONS
  const asked = questions.map(
    ({ question, answer }) => `<h2>${escapeHtml(question)}</h2><p>${escapeHtml(answer)}</p>`,
  )
  return {
    ...page,
    structured: () => [breadcrumbs(site, [{ name: title, path }]), frequentQuestions(questions)],
    reading: {
      version: 'questions',
      body: () => `<main class="plain-thing"><h1>${escapeHtml(title)}</h1>${asked.join('')}</main>`,
      isOneOfMany: false,
    },
  }
}
