import type { EventRecurrence } from '@gyeol/contract'
import { formatListDay, formatListRange, startOfDay } from '@gyeol/korean'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import styles from './recurrence.module.css'
import { recurrenceTexts } from './recurrence.texts.ts'

type ExceptionRowsProps = {
  readonly exceptions: EventRecurrence['exceptions']
  readonly onPutBack: (on: string) => void
}

/** What is not as the rule says, each to be put back. Nothing where there is nothing. */
export function ExceptionRows({ exceptions, onPutBack }: ExceptionRowsProps) {
  const texts = recurrenceTexts
  if (exceptions.length === 0) return null
  return (
    <ul className={styles.exceptions} aria-label={texts.exceptions}>
      {exceptions.map(({ on, change }) => {
        const day = formatListDay(startOfDay(on))
        return (
          <li key={on}>
            <span>
              <b>{day}</b>{' '}
              {change === null
                ? texts.leftOut
                : `→ ${formatListRange(Date.parse(change.startAt), Date.parse(change.endAt))}`}{' '}
              {change?.title ?? ''}
            </span>
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.putBackLabel(day)}
              onClick={() => onPutBack(on)}
            >
              {texts.putBack}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
