import { useEffect, useRef } from 'react'
import styles from './share-dialog.module.css'

/** A link as a QR code, always dark on light so that every camera reads it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { toCanvas } = await import('qrcode')
      if (isCurrent && canvas.current) {
        await toCanvas(canvas.current, text, { width: 240, margin: 2, errorCorrectionLevel: 'L' })
      }
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [text])
  return <canvas ref={canvas} className={styles.qr} role="img" aria-label={label} />
}
