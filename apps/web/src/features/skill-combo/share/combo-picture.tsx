import { formatNumber } from '@gyeol/korean'
import { COMBO_TAG_NAMES } from '@gyeol/skills'
import { comboSkillName } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import picture from '../../../shared/image-export/picture-head.module.css'
import styles from './combo-picture.module.css'
import type { ComboView } from '../board/combo-view.ts'
import { mpWords } from '../combo-words.ts'

type ComboPictureProps = {
  readonly name: string
  readonly view: ComboView
}

/** A combo as a picture to send. */
export function ComboPicture({ name, view }: ComboPictureProps) {
  const texts = comboTexts
  const { places, cost } = view
  return (
    <>
      <div className={picture.head}>
        <div>{name}</div>
        <div className={picture.figure}>{texts.track.mpOf(formatNumber(cost.mp))}</div>
      </div>
      <p className={styles.line}>{`${texts.result.points} ${cost.points}`}</p>
      <ol className={styles.rows}>
        {cost.rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are places, and a place is its number
          <li key={at}>
            <div>{at + 1}</div>
            <div>{comboSkillName(places[at]?.skill ?? '')}</div>
            <div className={styles.tag}>{tagName(places[at]?.tag)}</div>
            <div>{mpWords(row, texts.track)}</div>
          </li>
        ))}
      </ol>
    </>
  )
}

function tagName(tag: keyof typeof COMBO_TAG_NAMES | null | undefined): string {
  return tag === null || tag === undefined ? '' : COMBO_TAG_NAMES[tag]
}
