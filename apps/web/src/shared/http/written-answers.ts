/** Where the server has written what the page's first calls would answer. */
const PLACE = 'page-answers'

/** The answers in the page as it came; each is handed out once, what is asked again may have changed. */
let answers: Map<string, unknown> | undefined

/** What the server has written into the page for this address of the API; undefined without. */
export function takeWrittenAnswer(path: string): unknown {
  answers ??= readPage()
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}

function readPage(): Map<string, unknown> {
  const place = document.getElementById(PLACE)
  place?.remove()
  try {
    const written: unknown = JSON.parse(place?.textContent ?? '{}')
    return new Map(typeof written === 'object' && written !== null ? Object.entries(written) : [])
  } catch {
    return new Map()
  }
}
