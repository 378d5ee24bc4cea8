import type { QuestIndex } from '@gyeol/main-quest'
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

/** Scrolls to an episode as soon as it is drawn; after the page was scrolled to where it begins. */
export function showEpisode(row: HTMLElement | null): void {
  if (row === null) return
  requestAnimationFrame(() => {
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  })
}
