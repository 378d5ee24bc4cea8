import { type Said, said } from '../http/said.ts'

/** So long a page may be busy before it lets go for what is pressed meanwhile, in milliseconds. */
const BUSY_MS = 8

/** So many characters of a list are made into rows at once. */
const AT_ONCE = 100_000

const BEGINNING = '"items":['

/** Between two rows. No string holds it, since its quotes would be escaped there. */
const BETWEEN = '},{"id":'

/**
 * What an answer says, read as it comes and made into rows some at a time. In one go, a list of some MB
 * would have a phone busy for half a second when its last byte has come.
 */
export async function readList(response: Response): Promise<Said> {
  const rest = pauses()
  const text = await readText(response, rest)
  const cut = cutRows(text)
  if (cut === null) return said(text)
  try {
    const pieces: unknown[][] = []
    for (const rows of cut.rows) {
      await rest()
      pieces.push(JSON.parse(`[${rows}]`) as unknown[])
    }
    const around = JSON.parse(cut.around) as object
    return { content: { ...around, items: pieces.flat(1) }, isJson: true }
  } catch {
    // Cut within a row, or half a document.
    return said(text)
  }
}

/** A long list's rows in pieces, and what stands around them. */
function cutRows(text: string): { readonly around: string; readonly rows: string[] } | null {
  const start = text.indexOf(BEGINNING) + BEGINNING.length
  const end = text.lastIndexOf(']')
  if (start < BEGINNING.length || end - start <= AT_ONCE) return null
  const rows: string[] = []
  let from = start
  while (from < end) {
    const cut = text.indexOf(BETWEEN, from + AT_ONCE)
    const to = cut === -1 ? end : cut + 1
    rows.push(text.slice(from, to))
    from = to + 1
  }
  return { around: text.slice(0, start) + text.slice(end), rows }
}

async function readText(response: Response, rest: () => Promise<void>): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    await rest()
  }
}

/** Lets go whenever the page has been busy for a while. */
function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUSY_MS) return
    await letGo()
    since = performance.now()
  }
}

/** Comes back after whatever else waits, without the pause that timers get when they follow each other. */
function letGo(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const goOn = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', goOn, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
