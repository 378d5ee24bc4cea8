import { type ContentRef, MOST_MEMBERS_AT_ONCE, type TakeDown } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { showActionToast, showErrorToast, showLongToast } from '../toast/toast.ts'
import { refusalOf } from '../forms/form-refusal.ts'
import {
  useBringBackMutation,
  usePassContentMutation,
  useTakeDownMutation,
} from './moderation.api.ts'
import { takeDownTexts } from './take-down.texts.ts'

/** What is to be taken down, and why. */
export type Taking = Pick<TakeDown, 'reason' | 'isRemoval'> &
  Partial<Pick<TakeDown, 'contents' | 'members' | 'kinds'>>

/** Brings back what one act has taken down, however much it was, and says so. */
export function useUndo() {
  const texts = takeDownTexts
  const [bringBack, { isLoading }] = useBringBackMutation()
  const undo = async (batchId: string) => {
    let restored = 0
    let missed = 0
    for (;;) {
      const { data, error } = await bringBack({ params: { id: batchId } })
      if (data === undefined) return showErrorToast(refusalOf(error).message)
      restored += data.restored
      missed = data.missed
      if (!data.isLeft) break
    }
    const count = formatNumber(restored)
    if (missed === 0) showLongToast(texts.undone(count), 'success')
    else showLongToast(texts.undoneButMissed(count, formatNumber(missed)))
  }
  return { undo, isUndoing: isLoading }
}

/** Lets everybody see what has waited, and offers to undo it. */
export function usePassing() {
  const texts = takeDownTexts
  const [passContent, { isLoading }] = usePassContentMutation()
  const { undo } = useUndo()
  const pass = async (contents: ContentRef[]): Promise<void> => {
    const { data, error } = await passContent({ body: { contents } })
    if (data === undefined) return showErrorToast(refusalOf(error).message)
    const { batchId, passed, missed } = data
    if (passed === 0) return showErrorToast(texts.nonePassed)
    const count = formatNumber(passed)
    const words =
      missed === 0 ? texts.passed(count) : texts.passedButMissed(count, formatNumber(missed))
    showActionToast(words, { label: texts.undo, run: () => void undo(batchId) })
  }
  return { pass, isPassing: isLoading }
}

/** What came of taking down: why it was refused, and what undoes what was taken down nevertheless. */
export type Taken = { readonly refusal: string | null; readonly batchId: string | null }

/** Takes contents down, as many calls as it needs, and offers to undo it. */
export function useTaking() {
  const texts = takeDownTexts
  const [takeDown, { isLoading }] = useTakeDownMutation()
  const { undo } = useUndo()
  const take = async ({ contents = [], members = [], ...why }: Taking): Promise<Taken> => {
    let batchId: string | undefined
    let count = 0
    let refused = 0
    let from = 0
    for (;;) {
      // What is named one by one goes with the first call.
      const some = members.slice(from, from + MOST_MEMBERS_AT_ONCE)
      const body = {
        ...why,
        members: some,
        contents: batchId === undefined ? contents : [],
        batchId,
      }
      const { data, error } = await takeDown({ body })
      if (data === undefined)
        return {
          refusal: refusalOf(error).message,
          batchId: count === 0 ? null : (batchId ?? null),
        }
      batchId = data.batchId
      count += data.counts.reduce((sum, one) => sum + one.count, 0)
      refused += data.refused
      if (data.isLeft && data.counts.length > 0) continue
      from += MOST_MEMBERS_AT_ONCE
      if (from >= members.length) break
    }
    if (count === 0) {
      showErrorToast(texts.none)
      return { refusal: null, batchId: null }
    }
    const words =
      refused === 0
        ? texts.done(formatNumber(count))
        : texts.doneButRefused(formatNumber(count), formatNumber(refused))
    const done = batchId
    showActionToast(words, { label: texts.undo, run: () => void undo(done) })
    return { refusal: null, batchId: done }
  }
  return { take, isTaking: isLoading }
}
