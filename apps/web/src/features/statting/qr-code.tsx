import { useEffect, useRef, useState } from 'react'
import styles from './share-dialog.module.css'

type QrCodeProps = {
  readonly text: string
  readonly label: string
  /** Shown where the text is too long for a QR code. */
  readonly tooLong: string
}

/** A link as a QR code, always dark on light so that every camera reads it. */
export function QrCode({ text, label, tooLong }: QrCodeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [refusedText, setRefusedText] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { toCanvas } = await import('qrcode')
      if (!isCurrent || !canvas.current) return
      try {
        await toCanvas(canvas.current, text, { width: 240, margin: 2, errorCorrectionLevel: 'L' })
      } catch {
        setRefusedText(text)
      }
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [text])
  if (refusedText === text) return <p role="status">{tooLong}</p>
  return <canvas ref={canvas} className={styles.qr} role="img" aria-label={label} />
}
