import { useEffect, useRef, useState } from 'react'
import { exportPicture } from '../../shared/image-export/export-picture.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { BuildPicture } from './build-picture.tsx'
import styles from './picture-maker.module.css'
import { PictureDialog } from './share-dialog.tsx'
import { stattingTexts } from './statting.texts.ts'
import type { StattingDocument } from './statting-document.ts'
import type { StattingView } from './statting-view.ts'

type PictureMakerProps = {
  readonly doc: StattingDocument
  readonly view: StattingView
  readonly onClose: () => void
}

/** Lays the picture out beside the page, draws it, and shows the result. */
export function PictureMaker({ doc, view, onClose }: PictureMakerProps) {
  const texts = useTexts(stattingTexts).share
  const frame = useRef<HTMLDivElement>(null)
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  const [at] = useState(() => Date.now())
  const [picture, setPicture] = useState<Blob | null>(null)
  const failed = texts.imageFailed
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      try {
        if (!frame.current) return
        const { blob } = await exportPicture(frame.current)
        if (isCurrent) setPicture(blob)
      } catch (error) {
        console.warn('[picture]', error)
        if (isCurrent) {
          showErrorToast(failed)
          latestClose.current()
        }
      }
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [failed])
  if (picture) return <PictureDialog picture={picture} name={doc.name} onClose={onClose} />
  return (
    <div className={styles.stage} aria-hidden="true">
      <BuildPicture ref={frame} doc={doc} view={view} at={at} />
    </div>
  )
}
