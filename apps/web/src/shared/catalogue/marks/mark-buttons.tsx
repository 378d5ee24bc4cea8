import type { ReactNode } from 'react'
import { CompareIcon, FavouriteIcon, OwnedIcon } from '../../icons/icons.ts'
import { useTexts } from '../../texts/texts.ts'
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
}

/** Likes it, has it, puts it beside others: three buttons at the end of a row. */
export function MarkButtons({ id, name, marks, comparison }: MarkButtonsProps) {
  const texts = useTexts(catalogueTexts)
  return (
    <span className={styles.marks}>
      <MarkButton
        kind="favourites"
        label={texts.favourite(name)}
        isOn={marks.favourites.has(id)}
        onPress={() => marks.toggle('favourites', id)}
        icon={<FavouriteIcon />}
      />
      <MarkButton
        kind="owned"
        label={texts.owned(name)}
        isOn={marks.owned.has(id)}
        onPress={() => marks.toggle('owned', id)}
        icon={<OwnedIcon />}
      />
      {comparison !== undefined && (
        <MarkButton
          kind="compare"
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
  readonly isOn: boolean
  readonly onPress: () => void
  readonly icon: ReactNode
}

function MarkButton({ kind, label, isOn, onPress, icon }: MarkButtonProps) {
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
    </button>
  )
}
