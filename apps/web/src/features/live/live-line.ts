import type { LiveChange } from '@gyeol/contract'
import { isRecord, oneOf } from '../../shared/saved-data/shapes.ts'

/** What open pages are told: which item changed, or that too much was missed to say. */
export type LiveNews = { readonly change: LiveChange } | 'reset'

// Written out, because the contract's own constants come with the whole schema library; the
// compiler holds them to it, none missing.
const LIVE_PATH: typeof import('@gyeol/contract').LIVE_PATH = '/api/live'
const KINDS: Readonly<Record<LiveChange['kind'], true>> = {
  'cook-address': true,
  notice: true,
  event: true,
  setting: true,
  price: true,
  'price-watch': true,
  correction: true,
  'saved-search': true,
  crysta: true,
  registlet: true,
  ability: true,
  boss: true,
  equipment: true,
  job: true,
}
const isKind = (value: unknown): value is LiveChange['kind'] =>
  typeof value === 'string' && Object.hasOwn(KINDS, value)
const isAction = oneOf<LiveChange['action']>(['created', 'updated', 'deleted'])

/** After the server said no (too many lines, stopping) a browser gives up; asking again waits. */
const RETRY_MS = 30_000
/** Not all at the same moment after a restart. */
const RETRY_SPREAD_MS = 15_000

/** What opening a line needs of the world. */
export type LinePorts = {
  readonly openSource: (path: string) => EventSource
  readonly random: () => number
}

export type LineListener = {
  readonly onHello: () => void
  readonly onNews: (news: LiveNews) => void
}

/** Holds one line to the server open until it is closed; gives the function that closes it. */
export function openLine(listener: LineListener, ports: LinePorts = BROWSER): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    const opened = ports.openSource(LIVE_PATH)
    source = opened
    opened.addEventListener('hello', listener.onHello)
    opened.addEventListener('reset', () => listener.onNews('reset'))
    opened.addEventListener('change', ({ data }: MessageEvent<unknown>) => {
      const change = readChange(data)
      if (change !== null) listener.onNews({ change })
    })
    opened.addEventListener('error', () => {
      // A broken line is resumed by the browser itself; only a refused one is over.
      if (opened.readyState !== CLOSED) return
      opened.close()
      retry = setTimeout(open, RETRY_MS + ports.random() * RETRY_SPREAD_MS)
    })
  }

  open()
  return () => {
    clearTimeout(retry)
    source?.close()
  }
}

/** `EventSource.CLOSED`, which does not exist where there is no EventSource. */
const CLOSED = 2

const BROWSER: LinePorts = {
  openSource: (path) => new EventSource(path),
  random: Math.random,
}

/** Reads the data of a change; null for anything else. */
export function readChange(data: unknown): LiveChange | null {
  const value = typeof data === 'string' ? parse(data) : data
  if (!isRecord(value)) return null
  const { kind, id, action } = value
  return isKind(kind) && isAction(action) && typeof id === 'string' ? { kind, id, action } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
