import { type ComponentType, useEffect, useState } from 'react'
import { toastTexts } from './toast.texts.ts'
import { usePastToasts } from './toast-store.ts'
import styles from './toast-host.module.css'

/** Place of the toasts in the layout: the drawn ones, and their words for screen readers. */
export function ToastHost() {
  const texts = toastTexts
  const last = usePastToasts()[0]
  // Fetched with the first toast. Offline it may not come: then the words below have to do, and
  // the next toast tries again. It must never take the page down with it.
  const [View, setView] = useState<ComponentType<{ label: string }> | null>(null)
  useEffect(() => {
    if (last === undefined || View !== null) return
    import('./toast-view.tsx').then(
      ({ ToastView }) => setView(() => ToastView),
      () => undefined,
    )
  }, [last, View])
  return (
    <>
      <div className={styles.mirror} role="log" aria-live="polite" aria-label={texts.region}>
        {last === undefined ? null : <p key={last.id}>{last.text}</p>}
      </div>
      {View === null ? null : <View label={texts.region} />}
    </>
  )
}
