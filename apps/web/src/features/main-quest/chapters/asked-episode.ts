import type { QuestIndex } from '@gyeol/main-quest'
import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** `?episode=12` of the address opens the chapter of an episode and brings the episode into sight. */
export const EPISODE = 'episode'

/** The episode the address names, and its chapter; null where it names none of the table. */
export function useAskedEpisode({
  table,
}: QuestIndex): { readonly no: number; readonly chapter: number } | null {
  const [params] = useSearchParams()
  const no = Number(params.get(EPISODE))
  const chapter = table.chapters.find(({ episodes }) => episodes.some((one) => one.no === no))
  return chapter === undefined ? null : { no, chapter: chapter.no }
}

/** What a reader does to go elsewhere: from then on the page is theirs. */
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Parts that come late have come by then, on a slow phone too. */
const SETTLING_MS = 5_000

/**
 * Brings a row into sight and gives it the focus, once, after the page has been given both. Parts
 * above the row may come later and push it away: it is held in sight until the reader moves.
 */
export function useShown(isAsked: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const show = () => row.current?.scrollIntoView({ block: 'center' })
    const growth = new ResizeObserver(show)
    const settled = new AbortController()
    const letGo = () => {
      growth.disconnect()
      settled.abort()
    }
    const frame = requestAnimationFrame(() => {
      show()
      row.current?.focus({ preventScroll: true })
      growth.observe(document.body)
    })
    for (const act of READER_ACTS)
      globalThis.addEventListener(act, letGo, { passive: true, signal: settled.signal })
    const timer = setTimeout(letGo, SETTLING_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      letGo()
    }
  }, [isAsked])
  return row
}
