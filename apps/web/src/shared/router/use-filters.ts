import { useLayoutEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'

/** Values of a list's filters, all text as in the address. */
export type FilterValues = Readonly<Record<string, string>>

/** Changes filters and goes back to the first page. */
export type FilterChange<Values> = (change: Partial<Values>, how?: FilterStep) => void

type FilterStep = {
  /** The letters of a search do not each become a step of the history. */
  readonly isTyping?: boolean
  /** Nothing to go back from: the change stays when the viewer goes back. */
  readonly isInPlace?: boolean
  /** What the history keeps with the address; without it, what it kept before. */
  readonly state?: unknown
}

export type Filters<Values extends FilterValues> = {
  readonly values: Values
  /** From 1. */
  readonly page: number
  readonly set: FilterChange<Values>
  readonly reset: () => void
  /** Address of another page of the same list. */
  readonly hrefOf: (page: number) => string
  /** Whether anything but the defaults is chosen. */
  readonly isFiltered: boolean
}

/**
 * The filters of a list, kept in the address: shareable, kept on reload, undone by going back.
 * `defaults` names the filters; what equals its default is left out of the address.
 */
export function useFilters<Values extends FilterValues>(defaults: Values): Filters<Values> {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const values = useMemo(() => readFilters(new URLSearchParams(text), defaults), [text, defaults])
  const page = readPage(params)
  const asked = useAskedParams(text)
  const go = (next: URLSearchParams, how?: NavigateOptions) => {
    asked.ask({ text: next.toString(), state: how?.state })
    setParams(next, { ...how, preventScrollReset: true })
  }
  return {
    values,
    page,
    set: (change, { isTyping = false, isInPlace = false, ...how } = {}) => {
      const latest = asked.latest()
      const { state = latest.state } = how
      const now = readFilters(new URLSearchParams(latest.text), defaults)
      go(writeFilters({ ...now, ...change }, defaults), { replace: isTyping || isInPlace, state })
    },
    reset: () => go(new URLSearchParams()),
    hrefOf: (next) => {
      const search = writeFilters(values, defaults)
      if (next > 1) search.set('page', String(next))
      return `?${search}`
    },
    isFiltered: writeFilters(values, defaults).size > 0,
  }
}

/**
 * The query that was asked for last, until it is the page's. A busy phone draws a change of the address a moment after
 * it was made, and what comes in that moment (the next tap, going back) must build on it; so must what was begun
 * before it and comes after (a search that waits for the next letter).
 */
function useAskedParams(text: string) {
  const { key, state } = useLocation()
  const shown = useRef<Asked & { readonly key: string }>({ key, text, state })
  const asked = useRef<typeof shown.current | null>(null)
  useLayoutEffect(() => {
    shown.current = { key, text, state }
    if (asked.current?.key !== key) asked.current = null
  }, [key, text, state])
  return {
    latest: (): Asked => asked.current ?? shown.current,
    ask: (next: Asked) => {
      asked.current = { ...next, key: shown.current.key }
    },
  }
}

/** A query, and what the history keeps with it. */
type Asked = { readonly text: string; readonly state: unknown }

/** The filters an address asks for. Unknown ones are left out. */
export function readFilters<Values extends FilterValues>(
  params: URLSearchParams,
  defaults: Values,
): Values {
  const entries = Object.entries(defaults).map(([name, usual]) => [name, params.get(name) ?? usual])
  // Exactly the names of the defaults, each with a text.
  return Object.fromEntries(entries) as Values
}

/** What an address asks of a list, however it is written. */
export function listSearch(params: URLSearchParams, defaults: FilterValues): string {
  return writeFilters(readFilters(params, defaults), defaults).toString()
}

/** Which page of its list an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
}

/** The address's query for filters. */
export function writeFilters(values: FilterValues, defaults: FilterValues): URLSearchParams {
  const entries = Object.entries(values).filter(([name, value]) => value !== defaults[name])
  return new URLSearchParams(entries)
}

/** A filter's value as the server takes it: one of the listed words, or nothing. */
export function oneOfOrNone<const Word extends string>(
  words: readonly Word[],
  value: string,
): Word | undefined {
  return words.find((word) => word === value)
}
