import type { ReactNode } from 'react'
import { CloseIcon } from '../../icons/icons.ts'
import styles from '../buttons/chip.module.css'
import { translateOf } from '../../texts/figures.ts'
import { classNames } from '../../theme/class-names.ts'
import { uiTexts } from '../../texts/ui.texts.ts'

export type ChipProps = {
  readonly pressed: boolean
  readonly onPressedChange: (pressed: boolean) => void
  readonly icon?: ReactNode
  readonly disabled?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A filter that is on or off. */
export function Chip({ pressed, onPressedChange, icon, disabled, className, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      translate={translateOf(children)}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      className={classNames(styles.chip, className)}
    >
      {icon}
      {children}
    </button>
  )
}

/** A condition that applies; pressing its × takes it away. */
export function RemovableChip({
  label,
  onRemove,
  className,
}: {
  label: string
  onRemove: () => void
  className?: string
}) {
  const texts = uiTexts
  return (
    <span className={classNames(styles.chip, styles.removable, className)}>
      {label}
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.remove(label)}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </span>
  )
}
