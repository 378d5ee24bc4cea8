import {
  fitSetting,
  type MainQuestSetting,
  planQuest,
  type QuestIndex,
  type QuestPlan,
  storedSetting,
  swapEnds,
} from '@gyeol/main-quest'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { mainQuestSaved } from './main-quest.saved.ts'
import { useQuest } from './quest.ts'

type Ends = Pick<MainQuestSetting, 'start' | 'end'>

/** One's own setting, what it leads to, and how it is changed. */
export type MainQuest = {
  readonly quest: QuestIndex
  /** What the fields show; its ends may be in the wrong order. */
  readonly setting: MainQuestSetting
  /** Of the last setting that can be calculated. */
  readonly plan: QuestPlan
  /** A start after the end was chosen and waits to be mended. */
  readonly isStartAfterEnd: boolean
  readonly edit: (patch: Partial<MainQuestSetting>) => void
  readonly swap: () => void
  readonly dropEnds: () => void
  /** Takes a whole setting; what stood there can be brought back. */
  readonly replace: (setting: MainQuestSetting) => void
  readonly replaced: MainQuestSetting | null
  readonly undoReplace: () => void
}

/** The plan of a setting that was checked when it came in; a table that is shorter by now cuts its ends. */
export function planOf(quest: QuestIndex, setting: MainQuestSetting): QuestPlan {
  const result = planQuest(quest, fitSetting(quest, setting))
  if (result.ok) return result.value
  throw new RangeError(`unchecked setting: ${result.refusals.map(({ code }) => code).join()}`)
}

/** State of the screen: the kept setting, and ends that are chosen but not in order. */
export function useMainQuest(): MainQuest {
  const quest = useQuest()
  const [{ setting: stored }] = useSaved(mainQuestSaved)
  const kept = useMemo(() => fitSetting(quest, stored), [quest, stored])
  const [ends, setEnds] = useState<Ends | null>(null)
  const [replaced, setReplaced] = useState<MainQuestSetting | null>(null)
  const setting = useMemo(() => (ends === null ? kept : { ...kept, ...ends }), [kept, ends])
  const plan = useMemo(() => planOf(quest, kept), [quest, kept])

  // Callbacks that never change: the lists below the results must not be drawn again for a new one.
  const now = useRef({ quest, setting, kept })
  useLayoutEffect(() => {
    now.current = { quest, setting, kept }
  }, [quest, setting, kept])
  const edit = useCallback((patch: Partial<MainQuestSetting>) => {
    const { quest, setting } = now.current
    const { start, end, ...rest } = { ...setting, ...patch }
    const isWrong = start > (end ?? quest.lastEpisode)
    setEnds(isWrong ? { start, end } : null)
    setReplaced(null)
    keepSetting(quest, isWrong ? rest : { ...rest, start, end })
  }, [])
  const replace = useCallback((next: MainQuestSetting) => {
    setEnds(null)
    setReplaced(now.current.kept)
    keepSetting(now.current.quest, next)
  }, [])
  return {
    quest,
    setting,
    plan,
    isStartAfterEnd: ends !== null,
    edit,
    swap: () => edit(swapEnds(quest, setting)),
    dropEnds: () => setEnds(null),
    replace,
    replaced,
    undoReplace: () => {
      if (replaced !== null) keepSetting(quest, replaced)
      setReplaced(null)
    },
  }
}

/** Keeps a change; target and end that equal their defaults are stored empty (specification §4). */
export function keepSetting(quest: QuestIndex, patch: Partial<MainQuestSetting>): void {
  const at = Date.now()
  mainQuestSaved.update(({ setting }) => ({
    setting: storedSetting(quest, { ...setting, ...patch }),
    at,
  }))
}
