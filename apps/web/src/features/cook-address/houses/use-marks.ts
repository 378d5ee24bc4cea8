import type { CookMark } from '@gyeol/contract'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import { useNavigate } from 'react-router'
import { loginPath } from '../../../shared/router/safe-path.ts'
import { useIsMember } from '../../../shared/session/session-store.ts'
import { showActionToast, showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { useCloseHouseMutation, useConfirmHouseMutation } from '../cook.api.ts'
import { cookTexts } from '../cook.texts.ts'
import type { House } from './houses.ts'

/** What a member can say of a house; visitors are led to the login and back. */
export type Marks = {
  readonly confirm: (house: House) => Promise<void>
  readonly close: (house: House) => Promise<void>
  /** Takes back what was said today. */
  readonly undo: (house: House, said: CookMark) => Promise<void>
}

/** Says it, tells that it was said, and offers the way back. */
export function useMarks(isOffline: boolean): Marks {
  const texts = cookTexts
  const isMember = useIsMember()
  const navigate = useNavigate()
  const [confirm] = useConfirmHouseMutation()
  const [close] = useCloseHouseMutation()
  const say = async (house: House, send: (id: string) => Promise<unknown>, done: () => void) => {
    // Without a connection nobody knows who is a member.
    if (isOffline || !navigator.onLine) return showErrorToast(texts.offlineMark)
    if (!isMember) return void navigate(loginPath('/cook/address'))
    const [dish] = house.dishes
    if (!dish) return
    try {
      await send(dish.id)
      done()
    } catch (error) {
      showErrorToast(failureText(error, texts.marks))
    }
  }
  const undo = (house: House, said: CookMark) =>
    say(
      house,
      (id) => {
        const call = { params: { id }, body: { undo: true } }
        return said === 'closed' ? close(call).unwrap() : confirm(call).unwrap()
      },
      () => showToast(texts.marks.undone, { kind: 'success' }),
    )
  const offer = (house: House, said: CookMark, text: string) =>
    showActionToast(text, { label: texts.marks.undo, run: () => void undo(house, said) })
  return {
    undo,
    confirm: (house) =>
      say(
        house,
        (id) => confirm({ params: { id }, body: {} }).unwrap(),
        () => offer(house, 'confirmed', texts.marks.confirmed),
      ),
    close: (house) =>
      say(
        house,
        (id) => close({ params: { id }, body: {} }).unwrap(),
        () => offer(house, 'closed', texts.marks.thanks),
      ),
  }
}

type FailureWords = { readonly gone: string; readonly failed: string }

function failureText(error: unknown, { gone, failed }: FailureWords): string {
  return failureFacts(error)?.status === 404 ? gone : failed
}
