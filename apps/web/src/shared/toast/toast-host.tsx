import { lazy, Suspense } from 'react'
import { useTexts } from '../texts/texts.ts'
import { toastTexts } from './toast.texts.ts'
import { usePastToasts } from './toast-store.ts'
import styles from './toast-host.module.css'

const ToastView = lazy(async () => {
  const { ToastView: Component } = await import('./toast-view.tsx')
  return { default: Component }
})

/** Place of the toasts in the layout: the drawn ones, and their words for screen readers. */
export function ToastHost() {
  const texts = useTexts(toastTexts)
  const last = usePastToasts()[0]
  return (
    <>
      <div className={styles.mirror} role="log" aria-live="polite" aria-label={texts.region}>
        {last === undefined ? null : <p key={last.id}>{last.text}</p>}
      </div>
      {last === undefined ? null : (
        <Suspense fallback={null}>
          <ToastView label={texts.region} />
        </Suspense>
      )}
    </>
  )
}
