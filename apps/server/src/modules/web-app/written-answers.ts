/** What a page comes with for its scripts: the answers to its first calls, by the address of the API. */
export type WrittenAnswers = {
  readonly answers: Readonly<Record<string, unknown>>
  /** When the page was drawn (epoch ms), for one that is of the moment. */
  readonly at?: number
}

/** The same as it stands in the page; nothing in it can end the element it stands in. */
export function writtenAnswers({ answers, at }: WrittenAnswers): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  const drawn = at === undefined ? '' : ` data-drawn-at="${at}"`
  return `<script type="application/json" id="page-answers"${drawn}>${json}</script>`
}
