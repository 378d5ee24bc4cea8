import type { Crysta } from '@gyeol/contract'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { formatDate } from '@gyeol/korean'
import { useEffect, useMemo, useRef, useState } from 'react'
import { exportPicture } from '../../../shared/image-export/export-picture.ts'
import { PictureFrame } from '../../../shared/image-export/picture-frame.tsx'
import { saveFile } from '../../../shared/files/save-file.ts'
import { DownloadIcon, ShareIcon } from '../../../shared/icons/icons.ts'
import { amountText, conditionText } from '../../../shared/stats/stat-words.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { showErrorToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './tree-picture.module.css'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

interface TreePictureProps {
  readonly view: TreeView
  readonly onClose: () => void
}

/** Draws the way to the chosen crysta as a picture to send, and shows it. */
export function TreePicture({ view, onClose }: TreePictureProps) {
  const texts = useTexts(treeTexts)
  const frame = useRef<HTMLDivElement>(null)
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  const [at] = useState(() => Date.now())
  const [picture, setPicture] = useState<Blob | null>(null)
  const failed = texts.pictureFailed
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      try {
        if (frame.current === null) return
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
  const name = view.chosen?.name ?? ''
  if (picture !== null) {
    return (
      <PictureDialog
        picture={picture}
        fileName={`${name}-${formatDate(at)}.png`}
        onClose={onClose}
      />
    )
  }
  return (
    <div className={styles.stage} aria-hidden="true">
      <PictureFrame ref={frame} at={at}>
        <div className={styles.title}>{texts.pathOf(name)}</div>
        <div className={styles.steps}>
          {view.path.map((crysta, depth) => (
            <div key={crysta.id} className={styles.step}>
              <CrystaGem crysta={crysta} depth={depth} size={40} />
              <div className={styles.words}>
                <div className={styles.name}>{crysta.name}</div>
                <PictureStats crysta={crysta} />
              </div>
              <div className={styles.stageName}>{texts.stage(depth + 1)}</div>
            </div>
          ))}
        </div>
      </PictureFrame>
    </div>
  )
}

/** Every piece a box of its own: the width of flowing text is not kept in a picture. */
function PictureStats({ crysta: { stats } }: { crysta: Crysta }) {
  return (
    <div className={styles.stats}>
      {stats.map((line, place) => (
        // The same stat may stand twice with different conditions: only the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.stat}>
          <div>{STAT_DICTIONARY[line.stat].label}</div>
          <div className={line.value < 0 ? styles.minus : styles.plus}>{amountText(line)}</div>
          {line.when !== undefined && <div>({conditionText(line.when)})</div>}
        </div>
      ))}
    </div>
  )
}

interface PictureDialogProps {
  readonly picture: Blob
  readonly fileName: string
  readonly onClose: () => void
}

function PictureDialog({ picture, fileName, onClose }: PictureDialogProps) {
  const texts = useTexts(treeTexts)
  const url = useMemo(() => URL.createObjectURL(picture), [picture])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const file = new File([picture], fileName, { type: 'image/png' })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  return (
    <Dialog
      open
      title={texts.pictureTitle}
      description={texts.pictureHint}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          {canShare && (
            <Button
              icon={<ShareIcon />}
              // Closing the share sheet is no failure.
              onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
            >
              {texts.pictureShare}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            onClick={() => saveFile(fileName, picture)}
          >
            {texts.pictureDownload}
          </Button>
        </>
      }
    >
      <img src={url} alt={texts.pictureTitle} className={styles.picture} />
    </Dialog>
  )
}
