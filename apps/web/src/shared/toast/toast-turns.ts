import { type ToastOptions, toast } from 'react-toastify/unstyled'
import type { ToastKind } from './toast-store.ts'
import { type ToastAction, toastWithAction } from './toast-with-action.tsx'

/** A toast that has something to say. */
export type Turn = {
  readonly kind: ToastKind
  readonly text: string
  readonly options: ToastOptions
  /** What it offers to press for; without, it only tells. */
  readonly action?: ToastAction
  /** Nobody did anything for it: it comes when nothing else stands. */
  readonly canWait?: boolean
}

/** `until`: when its offer ends; null for what comes for as long as it likes. */
type Waiting = { readonly turn: Turn; readonly until: number | null }

type Standing = { readonly turn: Turn; readonly id: string; readonly until: number }

/** Told within so many milliseconds, toasts are about one act and take turns. */
const ONE_ACT_MS = 50

/** What is left of an offer must suffice to see and to press it. */
const WORTH_OFFERING_MS = 1000

let standing: Standing | null = null
let waiting: readonly Waiting[] = []
let lastToldAt = Number.NEGATIVE_INFINITY
let drawn = 0

/**
 * Shows a toast. There is one at a time, and it is about what was done last: what stands gives way
 * instead of keeping it waiting. An offer that gave way comes back for the time it has left, the last one first.
 */
export function takeTurn(turn: Turn, toldAt: number): void {
  const isSameAct = toldAt - lastToldAt < ONE_ACT_MS
  lastToldAt = toldAt
  if (standing === null) return draw(turn)
  if (turn.canWait === true || isSameAct) {
    waiting = [...waiting, { turn, until: null }]
    return
  }
  const { id, turn: before, until } = standing
  if (before.action !== undefined)
    waiting = [{ turn: before, until: before.canWait === true ? null : until }, ...waiting]
  draw(turn)
  // Afterwards: what closes by itself lets the next one in. It may not even have been drawn yet.
  toast.dismiss(id)
}

/** Withdraws an offer that stands, waits or is to come back. */
export function endOffer(action: ToastAction): void {
  waiting = waiting.filter(({ turn }) => turn.action !== action)
  const own = standing
  if (own === null || own.turn.action !== action) return
  toast.dismiss(own.id)
  if (standing !== own) return
  // It was not drawn yet: the one before still leaves.
  toast.clearWaitingQueue()
  letNextIn()
}

/** The place of the toasts is gone, and with it all that stood or waited there. */
export function forgetTurns(): void {
  standing = null
  waiting = []
}

function draw(turn: Turn): void {
  drawn += 1
  const { kind, text, options, action } = turn
  const own: Standing = {
    turn,
    id: `turn-${drawn}`,
    until: Date.now() + Number(options.autoClose),
  }
  standing = own
  // The library lets one in when the one before has left; of its own queue this is all.
  toast.clearWaitingQueue()
  toast[kind](action === undefined ? text : toastWithAction(text, action), {
    ...options,
    toastId: own.id,
    onClose: () => {
      if (standing === own) letNextIn()
    },
  })
}

function letNextIn(): void {
  standing = null
  const now = Date.now()
  const [next, ...others] = waiting.filter(
    ({ until }) => until === null || until - now >= WORTH_OFFERING_MS,
  )
  waiting = others
  if (next === undefined) return
  const { turn, until } = next
  draw(until === null ? turn : { ...turn, options: { ...turn.options, autoClose: until - now } })
}
