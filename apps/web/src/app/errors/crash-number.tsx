import { useEffect, useState } from 'react'
import { copyText } from '../../shared/files/copy-text.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { newErrorId, reportClientError } from './client-error-report.ts'
import { errorTexts } from './error.texts.ts'
import styles from './errors.module.css'

/** Reports a crash, and shows the number it goes under. */
export function CrashNumber({ error }: { readonly error: unknown }) {
  const texts = errorTexts
  const [id] = useState(newErrorId)
  useEffect(() => {
    void reportClientError(id, error)
  }, [id, error])

  const copy = async () => {
    if (await copyText(id)) showToast(texts.copied, { kind: 'success' })
    else showErrorToast(texts.copyFailed)
  }

  return (
    <p className={styles.id}>
      {texts.id(id)}
      <Button size="small" onClick={() => void copy()}>
        {texts.copyId}
      </Button>
    </p>
  )
}
