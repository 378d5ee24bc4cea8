import type { NoticePace, OwnNewsKind } from '@gyeol/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type PushProblem, usePush } from '../use-push.ts'

/** Of what this browser is told by push and how soon, and what was chosen instead. */
export type PushPace = {
  readonly pace: NoticePace
  readonly problem: PushProblem | null
  readonly isReading: boolean
  readonly isBusy: boolean
  readonly choose: (pace: NoticePace) => void
  /** What of the member's own it is told. */
  readonly ownNews: readonly OwnNewsKind[]
  readonly chooseOwn: (kinds: readonly OwnNewsKind[]) => void
  /** True once the server keeps it, also where nothing had to be kept. */
  readonly save: () => Promise<boolean>
}

/** See {@link PushPace}. `publicKey` is the site's; null where there is no push, or not yet; a visitor has nothing of their own. */
export function usePushPace(publicKey: string | null, isMember: boolean): PushPace {
  const push = usePush(publicKey ?? '')
  const [isRead, setRead] = useState(false)
  const [chosen, setChosen] = useState<NoticePace | null>(null)
  const [chosenOwn, setChosenOwn] = useState<readonly OwnNewsKind[] | null>(null)
  const canPush = publicKey !== null
  const read = useEffectEvent(async () => push.read())
  useEffect(() => {
    if (!canPush) return undefined
    let isCurrent = true
    const look = async () => {
      await read()
      if (isCurrent) setRead(true)
    }
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [canPush])
  const kept = push.kept?.notices ?? 'off'
  const pace = chosen ?? kept
  const keptOwn = push.kept?.ownNews ?? []
  const ownNews = chosenOwn ?? keptOwn
  const isSame = pace === kept && String(ownNews) === String(keptOwn)
  return {
    pace,
    problem: canPush ? push.problem : null,
    isReading: canPush && !isRead,
    isBusy: push.isBusy,
    choose: setChosen,
    ownNews,
    chooseOwn: setChosenOwn,
    save: async () =>
      isSame || push.turnOn({ notices: pace, ...(isMember && { ownNews: [...ownNews] }) }),
  }
}
