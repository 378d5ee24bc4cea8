import { useEffect, useRef, useState } from 'react'
import styles from './qr-code.module.css'
import { uiTexts } from '../texts/ui.texts.ts'

/** The least correction that still reads from a screen: it leaves the most room for the text. */
const LOOK = { width: 240, margin: 2, errorCorrectionLevel: 'L' } as const

/** A text as a QR code, always dark on light so that every camera reads it. Says so when it is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { qrTooLong } = uiTexts
  const canvas = useRef<HTMLCanvasElement>(null)
  const [refusedText, setRefusedText] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { toCanvas } = await import('qrcode')
      if (!isCurrent || canvas.current === null) return
      try {
        await toCanvas(canvas.current, text, LOOK)
      } catch {
        setRefusedText(text)
      }
    }
    // Without the drawing code the same text stands beside it in letters.
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [text])
  if (refusedText === text) return <p role="status">{qrTooLong}</p>
  return <canvas ref={canvas} className={styles.code} role="img" aria-label={label} />
}
