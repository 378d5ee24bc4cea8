import { formatNumber } from '@gyeol/korean'
import { Link, Navigate } from 'react-router'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import styles from './pager.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

export type PagerProps = {
  /** What is being paged through. */
  readonly label: string
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** People are counted with a word of their own. */
  readonly countsPeople?: boolean
  /** Address of another page; pages are links, so they can be opened, kept and gone back from. */
  readonly hrefOf: (page: number) => string
}

/**
 * Where the viewer stands in a long list, and the way to the other pages. Beyond the last page (an
 * old link, or its last row was removed) it leads back to the last one.
 */
export function Pager({ label, page, pageSize, total, countsPeople = false, hrefOf }: PagerProps) {
  const texts = uiTexts
  const rangeWords = countsPeople ? texts.rangeOfPeople : texts.range
  const last = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const end = Math.min(total, page * pageSize)
  if (page > last) return <Navigate to={hrefOf(last)} replace />
  // The list itself says that it is empty.
  if (total === 0) return null
  return (
    <nav aria-label={label} className={styles.pager}>
      <span className={styles.range} role="status">
        {rangeWords(formatNumber(first), formatNumber(end), formatNumber(total))}
      </span>
      {last > 1 && (
        <ul className={styles.pages}>
          <Step to={page > 1 ? hrefOf(page - 1) : null} label={texts.previousPage} side="left" />
          {pagesAround(page, last).map((shown, index) =>
            shown === null ? (
              // Two gaps at most, always at the same place of the row.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={shown}>
                <Link
                  to={hrefOf(shown)}
                  className={styles.page}
                  aria-current={shown === page ? 'page' : undefined}
                >
                  {shown}
                  <VisuallyHidden>{texts.pageUnit}</VisuallyHidden>
                </Link>
              </li>
            ),
          )}
          <Step to={page < last ? hrefOf(page + 1) : null} label={texts.nextPage} side="right" />
        </ul>
      )}
    </nav>
  )
}

/** The first, the last and those around the current page; null stands for a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter(
    (number, index, all) => number >= 1 && number <= last && all.indexOf(number) === index,
  )
  const sorted = shown.toSorted((left, right) => left - right)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? number
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

function Step({ to, label, side }: { to: string | null; label: string; side: 'left' | 'right' }) {
  const icon = side === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />
  return (
    <li>
      {to === null ? (
        <span className={styles.page} aria-hidden="true" data-spent="">
          {icon}
        </span>
      ) : (
        <Link to={to} className={styles.page} aria-label={label}>
          {icon}
        </Link>
      )}
    </li>
  )
}
