import type { StatClause } from '@gyeol/catalogue'
import type { StatId } from '@gyeol/terms'
import { CloseIcon } from '../icons/icons.ts'
import { lateCode } from '../loading/late-code.ts'
import { useLateBody } from '../loading/later-body.ts'
import { clauseText } from './clause-words.ts'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'

export type ClauseChipProps = {
  readonly clause: StatClause
  readonly onChange: (clause: StatClause) => void
  readonly onRemove: () => void
  readonly stats: readonly StatId[]
}

const popover = lateCode(async () => (await import('./clause-popover.tsx')).ClausePopover)

/** A condition on a stat: pressed it is edited, its × takes it away. */
export function ClauseChip(props: ClauseChipProps) {
  const texts = conditionTexts
  const { body: Popover, isWanted, trigger } = useLateBody(popover)
  const label = clauseText(props.clause)
  return (
    <span className={styles.chip}>
      {Popover === undefined ? (
        <button {...trigger} aria-haspopup="dialog" {...labelAttributes(label)}>
          {label}
        </button>
      ) : (
        <Popover
          {...props}
          startsOpen={isWanted}
          title={texts.edit(label)}
          trigger={
            <button type="button" {...labelAttributes(label)}>
              {label}
            </button>
          }
        />
      )}
      <button
        type="button"
        className={styles.chipRemove}
        aria-label={texts.removeOf(label)}
        onClick={props.onRemove}
      >
        <CloseIcon />
      </button>
    </span>
  )
}

const labelAttributes = (label: string) => ({
  className: styles.chipLabel,
  'aria-label': conditionTexts.edit(label),
})
