import type { ReactNode } from 'react'
import { FilterIcon } from '../icons/icons.ts'
import { lateCode } from '../loading/late-code.ts'
import { useLateBody } from '../loading/later-body.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useMedia } from '../ui/layout/use-media.ts'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'

const WIDE = '(min-width: 900px)'

type FilterFrameProps = {
  /** The search field and what stands beside it. */
  readonly search: ReactNode
  /** Fields of the rail. */
  readonly filters: ReactNode
  /** How many of them are set. */
  readonly filterCount: number
  readonly onReset: () => void
  /** How many rows are left, in words. */
  readonly resultCount: string
  readonly children: ReactNode
}

/** A list with its filters: a rail at the left on wide screens, a sheet on phones. */
export function FilterFrame({
  search,
  filters,
  filterCount,
  onReset,
  resultCount,
  children,
}: FilterFrameProps) {
  const isWide = useMedia(WIDE)
  return (
    <div className={styles.layout}>
      {isWide && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        <section className={styles.rail} aria-label={conditionTexts.filters} tabIndex={0}>
          <div className={styles.fields}>{filters}</div>
        </section>
      )}
      <div className={styles.content}>
        <div className={styles.barRow}>
          {search}
          {!isWide && (
            <FilterButton {...{ filterCount, onReset, resultCount }}>{filters}</FilterButton>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

const sheet = lateCode(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** The phone's way to the filters. */
function FilterButton({
  filterCount,
  children,
  ...rest
}: Pick<FilterFrameProps, 'filterCount' | 'onReset' | 'resultCount' | 'children'>) {
  const texts = conditionTexts
  const { body: FilterSheet, isWanted, trigger } = useLateBody(sheet)
  const look = { icon: <FilterIcon />, className: styles.open }
  const words = filterCount === 0 ? texts.filters : texts.filtersOf(filterCount)
  if (FilterSheet === undefined)
    return (
      <Button {...look} {...trigger} aria-haspopup="dialog">
        {words}
      </Button>
    )
  return (
    <FilterSheet {...rest} startsOpen={isWanted} trigger={<Button {...look}>{words}</Button>}>
      {children}
    </FilterSheet>
  )
}
