import { type ReactElement, useState } from 'react'
import { Popover } from '../ui/popups/popover.tsx'
import type { ClauseChipProps } from './clause-chip.tsx'
import { ClauseFields } from './clause-fields.tsx'
import styles from './conditions.module.css'

type ClausePopoverProps = Pick<ClauseChipProps, 'clause' | 'onChange' | 'stats'> & {
  readonly title: string
  readonly trigger: ReactElement
  /** It was tapped before its code was there. */
  readonly startsOpen: boolean
}

/** Where a condition on a stat is edited, beside its chip. */
export function ClausePopover(props: ClausePopoverProps) {
  const { clause, onChange, stats, title, trigger, startsOpen } = props
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={title}
      hideTitle
      className={styles.popover}
      trigger={trigger}
    >
      <ClauseFields clause={clause} onChange={onChange} stats={stats} />
    </Popover>
  )
}
