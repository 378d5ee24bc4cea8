import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { CheckIcon, CopyIcon } from '../icons/icons.ts'
import { showErrorToast, showToast } from '../toast/toast.ts'
import { Button, type ButtonProps } from '../ui/buttons/button.tsx'
import { uiTexts } from '../texts/ui.texts.ts'

const SHOWN_MS = 2000

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children, ...rest }: ButtonProps & { text: string }) {
  const texts = uiTexts
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (!(await copyText(text))) return showErrorToast(texts.copyFailed)
    setCopied(true)
    showToast(texts.copied, { kind: 'success' })
  }
  return (
    <Button {...rest} icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
