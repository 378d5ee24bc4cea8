import { MAIN_QUEST } from '@gyeol/game-data'
import { indexQuest, type QuestIndex } from '@gyeol/main-quest'
import { useEffect, useSyncExternalStore } from 'react'
import { requestJson } from '../../shared/http/request.ts'
import { hasShape, textLike, wholeFrom } from '../../shared/saved-data/shapes.ts'

/** The shipped table, summed once. */
export const QUEST: QuestIndex = indexQuest(MAIN_QUEST)

const ASK_AFTER_MS = 1500
const MAX_LEVEL = 999

const hasLevels = hasShape<{ levelCap: number; levelsAsOf: string }>({
  levelCap: wholeFrom(2, MAX_LEVEL),
  levelsAsOf: textLike(/^\d{4}-\d{2}-\d{2}$/),
})

/**
 * The table with the level cap the site's owner has set. Of the owner's and the shipped cap the one that was checked
 * later counts: a new site starts with the cap of its specification.
 */
export function questOfSite(answer: unknown, shipped: QuestIndex = QUEST): QuestIndex {
  if (!hasLevels(answer)) return shipped
  const { asOf, levelCap } = shipped.table
  const isOlder = answer.levelsAsOf.slice(0, asOf.length) < asOf
  if (isOlder || answer.levelCap === levelCap) return shipped
  return indexQuest({ ...shipped.table, levelCap: answer.levelCap })
}

let current = QUEST
let isAsked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Quiet: without an answer the shipped cap stays. */
async function askSite(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    current = questOfSite(await requestJson({ path: '/api/setting/public', background: true }))
  } catch {
    isAsked = false
  }
  for (const listener of listeners) listener()
}

/** The table to calculate with; the site's own level cap joins once the page stands. */
export function useQuest(): QuestIndex {
  useEffect(() => {
    const timer = setTimeout(() => void askSite(), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => QUEST,
  )
}
