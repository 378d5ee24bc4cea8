import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '../files/save-file.ts'
import { DownloadIcon, ShareIcon } from '../icons/icons.ts'
import { exportPicture } from '../image-export/export-picture.ts'
import { PictureFrame } from '../image-export/picture-frame.tsx'
import { showErrorToast } from '../toast/toast.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import styles from './share-dialog.module.css'
import { shareTexts } from './share.texts.ts'
import { canShareBySystem, shareBySystem } from './system-share.ts'

type PictureWords = {
  /** Title of the dialog and name of the picture. */
  readonly title: string
  readonly save: string
}

type PictureDialogProps = {
  /** Name of the file, without ending. */
  readonly name: string
  readonly onClose: () => void
  /** What the dialog says of the picture, where the usual words do not fit. */
  readonly words?: PictureWords
  /** What the picture shows; text in blocks, flex or grid items only. */
  readonly children: ReactNode
}

/** Lays the picture out beside the page, draws it, then offers it to save, to send or to press long. */
export function PictureDialog({ name, words, onClose, children }: PictureDialogProps) {
  const failed = shareTexts.imageFailed
  const frame = useRef<HTMLDivElement>(null)
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  const [at] = useState(() => Date.now())
  const [picture, setPicture] = useState<Blob | null>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      try {
        if (!frame.current) return
        const { blob } = await exportPicture(frame.current)
        if (isCurrent) setPicture(blob)
      } catch (error) {
        console.warn('[picture]', error)
        if (!isCurrent) return
        showErrorToast(failed)
        latestClose.current()
      }
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [failed])
  if (picture) {
    return <FinishedPicture picture={picture} name={name} words={words} onClose={onClose} />
  }
  return (
    <div className={styles.stage} aria-hidden="true">
      <PictureFrame ref={frame} at={at}>
        {children}
      </PictureFrame>
    </div>
  )
}

type FinishedPictureProps = {
  readonly picture: Blob
} & Omit<PictureDialogProps, 'children'>

function FinishedPicture({ picture, name, words, onClose }: FinishedPictureProps) {
  const texts = shareTexts
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  const file = new File([picture], `${name}.png`, { type: 'image/png' })
  const canShareFile = canShareBySystem([file])
  return (
    <Dialog
      open
      size="large"
      title={words?.title ?? texts.image}
      description={texts.imageHint}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          {canShareFile && (
            <Button icon={<ShareIcon />} onClick={() => void shareBySystem({ files: [file] })}>
              {texts.system}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            onClick={() => saveFile(file.name, picture)}
          >
            {words?.save ?? texts.image}
          </Button>
        </>
      }
    >
      <img ref={show} className={styles.picture} alt={words?.title ?? name} />
    </Dialog>
  )
}
