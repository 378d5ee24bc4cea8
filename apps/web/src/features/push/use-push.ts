import type { PushState } from '@gyeol/contract'
import { useEffect, useState } from 'react'
import { showErrorToast, showLongToast } from '../../shared/toast/toast.ts'
import { currentSubscription, inputOf, type PushRefusal, subscribe } from './push-browser.ts'
import { useRemovePushMutation, useSavePushMutation } from './push.api.ts'
import { pushTexts } from './push.texts.ts'

/** Why reminders could not be turned on. */
export type PushProblem = PushRefusal | 'failed'

/** What somebody chooses of what this browser is told; the rest stays. */
export type PushChoice = Partial<Omit<PushState, 'isSilent'>>

/** Reminders in this browser: whether they are on, which ones, and how to change it. */
export type Push = {
  readonly isOn: boolean
  /** What the server keeps for this browser; null before it has said. */
  readonly kept: PushState | null
  readonly problem: PushProblem | null
  readonly isBusy: boolean
  /** Reads what is on now; for the moment the settings are opened. */
  readonly read: () => Promise<void>
  /** True once the server keeps what was chosen. */
  readonly turnOn: (choice: PushChoice) => Promise<boolean>
  readonly turnOff: () => Promise<void>
}

/** See {@link Push}. `publicKey` is the site's. */
export function usePush(publicKey: string): Push {
  const texts = pushTexts
  const [subscription, setSubscription] = useSubscription()
  const { keep, remove, isLoading } = useKeeping()
  const [kept, setKept] = useState<PushState | null>(null)
  const [problem, setProblem] = useState<PushProblem | null>(null)
  const [isAsking, setAsking] = useState(false)

  const read = async () => {
    const found = await (subscription ?? currentSubscription().catch(() => null))
    setProblem(Notification.permission === 'denied' ? 'denied' : null)
    // A failure is told by the call itself; the settings then begin with the usual ones.
    if (found !== null) setKept(await keep(found).catch(() => null))
  }

  const turnOn = async (choice: PushChoice) => {
    setProblem(null)
    setAsking(true)
    try {
      const answer = subscription ?? (await subscribe(publicKey))
      if (typeof answer === 'string') {
        setProblem(answer)
        return false
      }
      setKept(await keep(answer, choice))
      setSubscription(answer)
      return true
    } catch {
      setProblem('failed')
      return false
    } finally {
      setAsking(false)
    }
  }

  const turnOff = async () => {
    try {
      if (subscription !== null) await remove(subscription)
      setSubscription(null)
      setKept(null)
      showLongToast(texts.isOff, 'success')
    } catch {
      showErrorToast(texts.offFailed)
    }
  }

  const isOn = subscription !== null
  return { isOn, kept, problem, isBusy: isAsking || isLoading, read, turnOn, turnOff }
}

function useSubscription() {
  const state = useState<PushSubscription | null>(null)
  const [, setSubscription] = state
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = await currentSubscription()
      if (isCurrent) setSubscription(found)
    }
    // Then they are off as far as anybody can tell.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [setSubscription])
  return state
}

/** What the server is told of a subscription. */
function useKeeping() {
  const [save, saving] = useSavePushMutation()
  const [forget, forgetting] = useRemovePushMutation()
  return {
    isLoading: saving.isLoading || forgetting.isLoading,
    keep: async (subscription: PushSubscription, choice: PushChoice = {}) => {
      const body = inputOf(subscription)
      if (body === null) throw new Error('the browser gave half a subscription')
      return save({ body: { ...body, ...choice } }).unwrap()
    },
    remove: async (subscription: PushSubscription) => {
      await forget({ body: { endpoint: subscription.endpoint } }).unwrap()
      await subscription.unsubscribe()
    },
  }
}
