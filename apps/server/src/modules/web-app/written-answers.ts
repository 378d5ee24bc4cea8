/** What the page's first calls would answer, for its scripts; nothing in it can end the element it stands in. */
export function writtenAnswers(answers: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="page-answers">${json}</script>`
}
