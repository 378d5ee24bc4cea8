import type { QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../shared/files/save-file.ts'
import { DownloadIcon } from '../../shared/icons/icons.ts'
import { exportPicture } from '../../shared/image-export/export-picture.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { questMoreSaved } from './main-quest-more.saved.ts'
import { PlanPicture } from './plan-picture.tsx'
import { planTexts } from './plan.texts.ts'
import styles from './share-dialog.module.css'

type PictureMakerProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  readonly onClose: () => void
}

/** Lays the picture out beside the page, draws it, and shows the result. */
export function PictureMaker({ quest, plan, onClose }: PictureMakerProps) {
  const texts = useTexts(planTexts).share
  const [{ isFirstPassNatural }] = useSaved(questMoreSaved)
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
  if (picture) return <PictureDialog picture={picture} onClose={onClose} />
  return (
    <div className={styles.stage} aria-hidden="true">
      <PlanPicture
        ref={frame}
        quest={quest}
        plan={plan}
        isFirstPassNatural={isFirstPassNatural}
        at={at}
      />
    </div>
  )
}

type PictureDialogProps = { readonly picture: Blob; readonly onClose: () => void }

/** The finished picture, to save, or to press long where downloads do not work. */
function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const texts = useTexts(planTexts).share
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  return (
    <Dialog
      open
      size="large"
      title={texts.image}
      description={texts.imageHint}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button
          variant="primary"
          icon={<DownloadIcon />}
          onClick={() => saveFile(`${texts.fileName}.png`, picture)}
        >
          {texts.save}
        </Button>
      }
    >
      <img ref={show} className={styles.picture} alt={texts.fileName} />
    </Dialog>
  )
}
