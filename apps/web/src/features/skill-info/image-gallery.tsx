import { useEffect, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/icons/icons.ts'
import { IconButton } from '../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './image-gallery.module.css'
import type { SkillImage } from './skill-images.ts'
import { skillInfoTexts } from './skill-info.texts.ts'

type ImageGalleryProps = {
  readonly images: readonly SkillImage[]
}

/** The owner's pictures; pressed, one fills the screen and the arrow keys turn over. */
export function ImageGallery({ images }: ImageGalleryProps) {
  const texts = skillInfoTexts.images
  const [open, setOpen] = useState<number | null>(null)
  return (
    <section aria-labelledby="skill-pictures">
      <SectionTitle id="skill-pictures">{texts.title}</SectionTitle>
      <ul className={styles.list}>
        {images.map(({ src, title }, at) => (
          <li key={src}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={texts.open(title)}
              onClick={() => setOpen(at)}
            >
              <img src={src} alt="" loading="lazy" decoding="async" />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Viewer images={images} at={open} onTurn={setOpen} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

type ViewerProps = {
  readonly at: number
  readonly onTurn: (at: number) => void
  readonly onClose: () => void
} & ImageGalleryProps

function Viewer({ images, at, onTurn, onClose }: ViewerProps) {
  const texts = skillInfoTexts.images
  const image = images[at]
  const last = images.length - 1
  const turn = (by: number) => onTurn(Math.min(last, Math.max(0, at + by)))
  // Wherever the focus is, and before the dialog, which keeps arrow keys to itself.
  useEffect(() => {
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onTurn(Math.max(0, at - 1))
      if (key === 'ArrowRight') onTurn(Math.min(last, at + 1))
    }
    document.addEventListener('keydown', turnByKey, true)
    return () => document.removeEventListener('keydown', turnByKey, true)
  }, [at, last, onTurn])
  if (!image) return null
  return (
    <Dialog
      open
      size="large"
      title={image.title}
      description={texts.count(at + 1, images.length)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.viewer}>
        <img src={image.src} alt={image.title} />
        <div className={styles.turn}>
          <IconButton
            variant="secondary"
            label={texts.previous}
            icon={<ChevronLeftIcon />}
            aria-disabled={at === 0 || undefined}
            onClick={() => turn(-1)}
          />
          <IconButton
            variant="secondary"
            label={texts.next}
            icon={<ChevronRightIcon />}
            aria-disabled={at === last || undefined}
            onClick={() => turn(1)}
          />
        </div>
      </div>
    </Dialog>
  )
}
