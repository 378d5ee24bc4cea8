import type { ReactNode } from 'react'
import { CompareIcon, FavouriteIcon, OwnedIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { catalogueTexts } from '../catalogue.texts.ts'
import type { MarkControl } from './marks.ts'
import styles from './mark-buttons.module.css'

type MarkButtonsProps = {
  readonly id: string
  readonly name: string
  readonly marks: MarkControl
  /** Left out where nothing is compared. */
  readonly comparison?: {
    readonly isIn: boolean
    readonly toggle: () => void
  }
  /** With words beside the icons, where there is room for them. */
  readonly hasWords?: boolean
}

/** Likes it, has it, puts it beside others: three buttons at the end of a row, or below its details. */
export function MarkButtons({ id, name, marks, comparison, hasWords = false }: MarkButtonsProps) {
  const texts = catalogueTexts
  const words = hasWords ? texts.markWords : undefined
  return (
    <span className={classNames(styles.marks, hasWords && styles.wordy)}>
      <MarkButton
        kind="favourites"
        word={words?.favourite}
        label={texts.favourite(name)}
        isOn={marks.favourites.has(id)}
        onPress={() => marks.toggle('favourites', id)}
        icon={<FavouriteIcon />}
      />
      <MarkButton
        kind="owned"
        word={words?.owned}
        label={texts.owned(name)}
        isOn={marks.owned.has(id)}
        onPress={() => marks.toggle('owned', id)}
        icon={<OwnedIcon />}
      />
      {comparison !== undefined && (
        <MarkButton
          kind="compare"
          word={words?.compare}
          label={texts.compare(name)}
          isOn={comparison.isIn}
          onPress={comparison.toggle}
          icon={<CompareIcon />}
        />
      )}
    </span>
  )
}

type MarkButtonProps = {
  readonly kind: string
  readonly label: string
  readonly word: string | undefined
  readonly isOn: boolean
  readonly onPress: () => void
  readonly icon: ReactNode
}

function MarkButton({ kind, label, word, isOn, onPress, icon }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={styles.mark}
      data-kind={kind}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {icon}
      {word}
    </button>
  )
}
