import { useEffect, useRef } from 'react'
import styles from './qr-code.module.css'

/** A text as a QR code, always dark on light so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { toCanvas } = await import('qrcode')
      if (isCurrent && canvas.current !== null) {
        await toCanvas(canvas.current, text, { width: 220, margin: 2, errorCorrectionLevel: 'M' })
      }
    }
    // Without it the same text stands beside it in letters.
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [text])
  return <canvas ref={canvas} className={styles.code} role="img" aria-label={label} />
}
