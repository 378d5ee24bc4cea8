import { useEffect, useState } from 'react'
import { copyText } from '../../../shared/files/copy-text.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { cookTexts } from '../cook.texts.ts'

const SHOWN_MS = 2000

/** Copies a text and tells for a moment which one it was. */
export function useCopy(): {
  readonly copied: string | null
  readonly copy: (text: string) => Promise<void>
} {
  const texts = cookTexts
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    if (!(await copyText(text))) return showErrorToast(texts.copyFailed)
    setCopied(text)
    showToast(texts.copied, { kind: 'success' })
  }
  return { copied, copy }
}
