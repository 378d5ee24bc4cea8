import { AgingIcon, ClosedIcon, OwnedIcon, UnsureIcon } from '../../../shared/icons/icons.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { cookTexts } from '../cook.texts.ts'
import { daysSince, type House } from './houses.ts'
import styles from './house.module.css'

const ICONS = { fresh: OwnedIcon, aging: AgingIcon, old: UnsureIcon, closed: ClosedIcon } as const

/** How sure it is that one can eat there: icon, word and age. */
export function FreshnessMark({ house, isShort = false }: { house: House; isShort?: boolean }) {
  const texts = cookTexts
  const now = useNow()
  const state = house.isClosed ? 'closed' : house.freshness
  const Icon = ICONS[state]
  const closedAge = house.closedDay === null ? '' : texts.daysAgo(daysSince(house.closedDay, now))
  const age = house.isClosed
    ? `${texts.people(house.closedReports)} · ${closedAge}`
    : texts.daysAgo(house.ageDays)
  return (
    <span className={classNames(styles.mark, styles[state])}>
      <Icon aria-hidden="true" />
      <b>{texts.freshness[state]}</b>
      {!isShort && !house.isSample && <span>{age}</span>}
    </span>
  )
}
