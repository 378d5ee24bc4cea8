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

/** Brings a row into sight and gives it the focus, once, after the page has been given both. */
export function useShown(isAsked: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const frame = requestAnimationFrame(() => {
      row.current?.scrollIntoView({ block: 'center' })
      row.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  return row
}
