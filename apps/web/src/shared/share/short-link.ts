import {
  type MadeShortLink,
  SHORT_LINK_PATHS,
  shortLinkCodeIn,
  type ShortLink,
  type ShortLinkInput,
} from '@gyeol/contract'
import { answerOf, callRoute, routeOf } from '../http/call-route.ts'
import { requestJson } from '../http/request.ts'
import { drawnLoaded } from '../http/page-data.ts'
import { forgetShortLink, keepShortLink, shortLinksSaved } from './short-links.saved.ts'

const MAKE = routeOf<'makeShortLink'>('POST', '/api/short-link')

/** As long as a preview shows them. */
const MOST = { title: 60, summary: 160 } as const

type Work = {
  readonly name: string
  /** The long address. */
  readonly link: string
  readonly text: string
}

/** What is sent of a work; null where its address is none of a planner's. */
export function shortLinkInput({ name, link, text }: Work): ShortLinkInput | null {
  const { pathname, hash } = new URL(link)
  const path = SHORT_LINK_PATHS.find((known) => known === pathname)
  if (path === undefined || hash === '') return null
  const lines = text.split('\n').map((line) => line.trim())
  const told = lines.filter((line) => line !== '' && line !== name && !line.includes('://'))
  return {
    path,
    hash,
    title: cut(oneLine(name), MOST.title),
    summary: cut(oneLine(told.join(' · ')), MOST.summary),
  }
}

/** The address of a short link. */
export const shortLinkUrl = (code: string): string => `${location.origin}/s/${code}`

/** Makes a short link, and keeps what it can be removed with. Throws `HttpFailure`. */
export async function makeShortLink(input: ShortLinkInput): Promise<MadeShortLink> {
  const made = await callRoute(MAKE, { body: input })
  const { code, isMine, removalKey } = made
  const isKnown = shortLinksSaved.load().some((link) => link.code === code)
  if (isMine && !isKnown) keepShortLink({ code, title: input.title, removalKey, at: Date.now() })
  return made
}

/** Where the link leads that the page was drawn for; null for any other. */
export function drawnLink(code: string): ShortLink | null {
  // The page's route gives it (`pages/s.$code.route.tsx`).
  const link = drawnLoaded() as ShortLink | 'gone' | null
  return link !== null && link !== 'gone' && link.code === code ? link : null
}

/** Whether the page was drawn for a link that is there no more. */
export const isDrawnGone = (): boolean => drawnLoaded() === 'gone'

/** Where a short link leads; from the page as it came, or asked for. Throws `HttpFailure`. */
export async function readShortLink(code: string, signal?: AbortSignal): Promise<ShortLink> {
  const path = `/api/short-link/${encodeURIComponent(code)}`
  const drawn = drawnLink(code)
  if (drawn) return drawn
  return answerOf<'readShortLink'>(
    await requestJson({ path, background: true, ...(signal && { signal }) }),
  )
}

const SHORT = /(?:https?:\/\/)?[\w.:-]*\/s\/([^\s/]+)/

/** What stands behind a short link in a text, as the long address; the text itself where there is none, or none that can be had. */
export async function withLongLink(text: string): Promise<string> {
  const code = shortLinkCodeIn(SHORT.exec(text)?.[1] ?? '')
  if (code === null) return text
  try {
    const { path, hash } = await readShortLink(code)
    return `${location.origin}${path}${hash}`
  } catch {
    return text
  }
}

/** Removes a link of one's own; gives what it takes to make it again. Throws `HttpFailure`. */
export async function removeShortLink(code: string): Promise<ShortLinkInput> {
  const { path, hash, title, summary } = await readShortLink(code)
  const key = shortLinksSaved.load().find((link) => link.code === code)?.removalKey
  await requestJson({
    method: 'DELETE',
    path: `/api/short-link/${code}`,
    body: typeof key === 'string' ? { removalKey: key } : {},
  })
  forgetShortLink(code)
  return { path, hash, title, summary, ...(typeof key === 'string' && { removalKey: key }) }
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Cut between letters, never within one. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
