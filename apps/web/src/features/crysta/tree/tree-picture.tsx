import type { Crysta } from '@gyeol/contract'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { formatDate } from '@gyeol/korean'
import { useState } from 'react'
import { PictureDialog } from '../../../shared/share/picture-dialog.tsx'
import { amountText, conditionText } from '../../../shared/stats/stat-words.ts'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './tree-picture.module.css'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

type TreePictureProps = {
  readonly view: TreeView
  readonly onClose: () => void
}

/** Draws the way to the chosen crysta as a picture to send, and shows it. */
export function TreePicture({ view, onClose }: TreePictureProps) {
  const texts = treeTexts
  const [day] = useState(() => formatDate(Date.now()))
  const name = view.chosen?.name ?? ''
  return (
    <PictureDialog
      name={`${name}-${day}`}
      words={{ title: texts.pictureTitle, save: texts.pictureDownload }}
      onClose={onClose}
    >
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
    </PictureDialog>
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
