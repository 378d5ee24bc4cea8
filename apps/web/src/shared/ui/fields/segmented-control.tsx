import { type ReactNode, useId } from 'react'
import { translateOf } from '../../texts/figures.ts'
import { classNames } from '../../theme/class-names.ts'
import styles from './segmented-control.module.css'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  /** Shows the icon alone; the label is still read aloud. */
  readonly iconOnly?: boolean
  readonly disabled?: boolean
}

export type SegmentedControlProps<Value extends string> = {
  /** What is being chosen. */
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly segments: readonly Segment<Value>[]
  /** `track` lies in a sunken groove; `bare` marks only the chosen one. */
  readonly look?: 'track' | 'bare'
  readonly size?: 'small' | 'medium'
  /** Segments share the width equally. */
  readonly block?: boolean
  readonly disabled?: boolean
  readonly className?: string
}

/**
 * Exactly one of two to five values, all in sight. Native radio buttons: arrow keys choose, and the header's mode
 * switch costs no library on the first screen.
 */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  segments,
  look = 'track',
  size = 'medium',
  block = false,
  disabled = false,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className={classNames(
        styles.group,
        styles[look],
        styles[size],
        block && styles.block,
        className,
      )}
    >
      <legend className={styles.legend}>{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          translate={translateOf(segment.label)}
          title={segment.iconOnly === true ? segment.label : undefined}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={segment.label}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.iconOnly !== true && segment.label}
        </label>
      ))}
    </fieldset>
  )
}
