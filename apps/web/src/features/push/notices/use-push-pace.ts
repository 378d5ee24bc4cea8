import type { NoticePace } from '@gyeol/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { type PushProblem, usePush } from '../use-push.ts'

/** How soon this browser is told of new notices by push, and what was chosen instead. */
export type PushPace = {
  readonly pace: NoticePace
  readonly problem: PushProblem | null
  readonly isReading: boolean
  readonly isBusy: boolean
  readonly choose: (pace: NoticePace) => void
  /** True once the server keeps it, also where nothing had to be kept. */
  readonly save: () => Promise<boolean>
}

/** See {@link PushPace}. `publicKey` is the site's; null where there is no push, or not yet. */
export function usePushPace(publicKey: string | null): PushPace {
  const push = usePush(publicKey ?? '')
  const [isRead, setRead] = useState(false)
  const [chosen, setChosen] = useState<NoticePace | null>(null)
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
  return {
    pace,
    problem: canPush ? push.problem : null,
    isReading: canPush && !isRead,
    isBusy: push.isBusy,
    choose: setChosen,
    save: async () => pace === kept || push.turnOn({ notices: pace }),
  }
}
