import { formatSigned } from '@gyeol/korean'
import { describeRefusal, type Session } from '@gyeol/statting'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { stattingTexts } from '../statting.texts.ts'
import styles from './option-picker.module.css'
import type { PickerOption } from './option-search.ts'

type OptionItemProps = {
  readonly id: string
  readonly item: PickerOption
  readonly session: Session
  /** Where Enter would act. */
  readonly isActive: boolean
  /** One of several that are chosen together; absent where a tap picks at once. */
  readonly isTicked?: boolean | undefined
  /** No slot is left for it. */
  readonly isCrowdedOut: boolean
  readonly onPress: (option: string) => void
}

/** One option of the list: its name, and what it costs or why it cannot be picked. */
export function OptionItem(props: OptionItemProps) {
  const { id, item, session, isActive, isTicked, isCrowdedOut, onPress } = props
  const texts = stattingTexts.picker
  const isRefused = isTicked !== true && (isCrowdedOut || item.refusal !== null)
  const words =
    isCrowdedOut && isRefused
      ? texts.noSlotLeft
      : isRefused && item.refusal
        ? describeRefusal(session, item.refusal)
        : texts.potential(item.option.potential * multiplier(item, session))
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isTicked ?? isActive}
      aria-disabled={isRefused || undefined}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={() => {
        if (!isRefused) onPress(item.option.key)
      }}
      onKeyDown={undefined}
    >
      {isTicked !== undefined && (
        <span className={styles.tick} data-ticked={isTicked || undefined} aria-hidden="true">
          {isTicked && <CheckIcon />}
        </span>
      )}
      <span>{item.name}</span>
      <small>
        {item.reach !== null && (
          <>
            <b>{texts.reach(reachText(item.name, item.reach))}</b>
            {' · '}
          </>
        )}
        {words}
      </small>
    </div>
  )
}

function reachText(name: string, reach: number): string {
  return `${formatSigned(reach)}${name.endsWith('%') ? '%' : ''}`
}

function multiplier({ option }: PickerOption, { settings }: Session): number {
  return option.scope === settings.equipment ||
    option.scope === 'universal' ||
    option.scope === 'element'
    ? 1
    : 2
}
