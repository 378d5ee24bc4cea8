import { thingPath } from '@gyeol/catalogue'
import type { ThingEntity } from '@gyeol/contract'
import { type ReactNode, useState } from 'react'
import head from '../../image-export/picture-head.module.css'
import { PictureDialog } from '../../share/picture-dialog.tsx'
import { ShareDialog } from '../../share/share-dialog.tsx'
import type { ThingItem } from './thing-page.tsx'
import styles from './thing-picture.module.css'

type ThingShareProps = {
  readonly entity: ThingEntity
  readonly item: Pick<ThingItem, 'id' | 'name'>
  readonly sign?: ReactNode
  readonly lines: readonly string[]
  readonly onClose: () => void
}

/** Hands on the page of a thing: its address, its facts as text, a picture of them. */
export function ThingShare({ entity, item: { id, name }, sign, lines, onClose }: ThingShareProps) {
  const [isPicture, setPicture] = useState(false)
  if (isPicture) {
    return (
      <PictureDialog name={name} onClose={onClose}>
        <div className={head.head}>
          <div>{name}</div>
          <div>{sign}</div>
        </div>
        <div className={styles.lines}>
          {lines.map((line, place) => (
            // The same line may stand twice.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place}>{line}</div>
          ))}
        </div>
      </PictureDialog>
    )
  }
  return (
    <ShareDialog
      name={name}
      link={new URL(thingPath(entity, id), location.href).href}
      text={[name, ...lines].join('\n')}
      onImage={() => setPicture(true)}
      onClose={onClose}
    />
  )
}
