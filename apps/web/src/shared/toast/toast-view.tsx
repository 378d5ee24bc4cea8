import { useEffect, useRef } from 'react'
import 'react-toastify/ReactToastify.css'
import './toast-view.css'
import { createPortal } from 'react-dom'
import { cssTransition, ToastContainer } from 'react-toastify/unstyled'
import { LAYOUT_TOAST } from './toast-options.ts'
import { forgetTurns } from './toast-turns.ts'

/** The library's slide, without the time it takes to close the gap to others: there are none. */
const SLIDE = cssTransition({
  enter: 'Toastify--animate Toastify__slide-enter',
  exit: 'Toastify--animate Toastify__slide-exit',
  appendPosition: true,
  collapse: false,
})

/** The drawn toasts. A chunk of its own: most visits never show one. */
export function ToastView({ label }: { label: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The mirror in ToastHost announces; a second live region would say everything twice.
    host.current?.querySelector('.Toastify')?.setAttribute('aria-live', 'off')
    return forgetTurns
  }, [])
  // Beside the dialogs, not under them: the app's root is one layer of its own.
  return createPortal(
    <div ref={host}>
      <ToastContainer
        {...LAYOUT_TOAST}
        role="note"
        aria-label={label}
        transition={SLIDE}
        hideProgressBar
      />
    </div>,
    document.body,
  )
}
