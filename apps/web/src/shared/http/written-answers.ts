/** Where the server has written what the page's first calls would answer. */
const PLACE = 'page-answers'

/** What a page comes with besides what is to be seen. */
export type WrittenAnswers = {
  /** By the address of the API. */
  readonly answers: Readonly<Record<string, unknown>>
  /** When the page was drawn (epoch ms), for one that is of the moment. */
  readonly at: number | null
}

type Written = Pick<WrittenAnswers, 'at'> & { readonly left: Map<string, unknown> }

/** As the page came; `undefined`: nobody has looked yet. */
let written: Written | undefined

/** For the drawing of pages, where there is no document. */
export function giveWrittenAnswers({ answers, at }: WrittenAnswers): void {
  written = { at, left: new Map(Object.entries(answers)) }
}

/** What the server has written into the page for this address of the API; undefined without. */
export function seeWrittenAnswer(path: string): unknown {
  return pageAsItCame().left.get(path)
}

/** The same, handed out once: what is asked again may have changed. */
export function takeWrittenAnswer(path: string): unknown {
  const { left } = pageAsItCame()
  const answer = left.get(path)
  left.delete(path)
  return answer
}

/** When the page was drawn (epoch ms); null for one that is not of the moment. */
export function drawnAt(): number | null {
  return pageAsItCame().at
}

function pageAsItCame(): Written {
  written ??= readPage()
  return written
}

function readPage(): Written {
  const place = document.getElementById(PLACE)
  place?.remove()
  const at = place?.dataset.drawnAt
  return { left: new Map(entriesOf(place?.textContent)), at: at === undefined ? null : Number(at) }
}

function entriesOf(text = '{}'): [string, unknown][] {
  try {
    const answers: unknown = JSON.parse(text)
    return typeof answers === 'object' && answers !== null ? Object.entries(answers) : []
  } catch {
    return []
  }
}
