import { useEffect, useRef } from 'react'
import 'react-toastify/ReactToastify.css'
import './toast-view.css'
import { createPortal } from 'react-dom'
import { Slide, ToastContainer } from 'react-toastify/unstyled'
import { LAYOUT_TOAST } from './toast-options.ts'

/** The drawn toasts. A chunk of its own: most visits never show one. */
export function ToastView({ label }: { label: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The mirror in ToastHost announces; a second live region would say everything twice.
    host.current?.querySelector('.Toastify')?.setAttribute('aria-live', 'off')
  }, [])
  // Beside the dialogs, not under them: the app's root is one layer of its own.
  return createPortal(
    <div ref={host}>
      <ToastContainer
        {...LAYOUT_TOAST}
        role="note"
        aria-label={label}
        transition={Slide}
        hideProgressBar
      />
    </div>,
    document.body,
  )
}
