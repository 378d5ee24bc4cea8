import { useEffect, useRef } from 'react'
import 'react-toastify/ReactToastify.css'
import './toast-view.css'
import { Slide, ToastContainer } from 'react-toastify/unstyled'
import { LAYOUT_TOAST } from './toast-options.ts'

/** The drawn toasts. A chunk of its own: most visits never show one. */
export function ToastView({ label }: { label: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The mirror in ToastHost announces; a second live region would say everything twice.
    host.current?.querySelector('.Toastify')?.setAttribute('aria-live', 'off')
  }, [])
  return (
    <div ref={host}>
      <ToastContainer
        {...LAYOUT_TOAST}
        role="note"
        aria-label={label}
        transition={Slide}
        hideProgressBar
      />
    </div>
  )
}
