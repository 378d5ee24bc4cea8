import { showActionToast } from './toast.ts'
import type { ToastAction } from './toast-with-action.tsx'

type Watched = { readonly subscribe: (listener: () => void) => () => void }

type TakeBack = ToastAction & {
  /** Whether nothing was done since that taking back would take along; without it, whatever changes counts. */
  readonly isStill?: () => boolean
}

/** Says what was done to saved data and offers to take it back, until something else is done to it. */
export function offerTakeBack(data: Watched, text: string, takeBack: TakeBack): void {
  const withdraw = showActionToast(text, takeBack)
  const end = data.subscribe(() => {
    if (takeBack.isStill?.() === true) return
    end()
    withdraw()
  })
}
