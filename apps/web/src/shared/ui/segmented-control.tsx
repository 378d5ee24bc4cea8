import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-control.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  /** Shows the icon alone; the label is still read aloud. */
  readonly iconOnly?: boolean
  readonly disabled?: boolean
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen. */
  label: string
  value: Value
  onChange: (value: Value) => void
  segments: readonly Segment<Value>[]
  /** `track` lies in a sunken groove; `bare` marks only the chosen one. */
  look?: 'track' | 'bare'
  size?: 'small' | 'medium'
  /** Segments share the width equally. */
  block?: boolean
  disabled?: boolean
  className?: string
}

/** Exactly one of two to five values, all in sight. Arrow keys move, Space or Enter chooses. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  segments,
  look = 'track',
  size = 'medium',
  block = false,
  disabled,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup<Value>
      aria-label={label}
      value={[value]}
      disabled={disabled}
      onValueChange={([next]) => {
        // pressing the chosen segment would leave none; the choice stays
        if (next !== undefined) onChange(next)
      }}
      className={classNames(
        styles.group,
        styles[look],
        styles[size],
        block && styles.block,
        className,
      )}
    >
      {segments.map((segment) => (
        <Toggle
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled}
          aria-label={segment.iconOnly === true ? segment.label : undefined}
          title={segment.iconOnly === true ? segment.label : undefined}
          className={styles.segment}
        >
          {segment.icon}
          {segment.iconOnly !== true && segment.label}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
