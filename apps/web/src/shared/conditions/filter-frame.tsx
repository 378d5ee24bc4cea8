import { type ReactNode, useState } from 'react'
import { FilterIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Sheet } from '../ui/layers/sheet.tsx'
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
  const texts = conditionTexts
  const isWide = useMedia(WIDE)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.layout}>
      {isWide && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        <section className={styles.rail} aria-label={texts.filters} tabIndex={0}>
          <div className={styles.fields}>{filters}</div>
        </section>
      )}
      <div className={styles.content}>
        <div className={styles.barRow}>
          {search}
          {!isWide && (
            <Sheet
              title={texts.filters}
              open={isOpen}
              onOpenChange={setOpen}
              trigger={
                <Button icon={<FilterIcon />} className={styles.open}>
                  {filterCount === 0 ? texts.filters : texts.filtersOf(filterCount)}
                </Button>
              }
              footer={
                <>
                  <Button onClick={onReset}>{texts.resetFilters}</Button>
                  <Button variant="primary" onClick={() => setOpen(false)}>
                    {texts.show(resultCount)}
                  </Button>
                </>
              }
            >
              <div className={styles.fields}>{filters}</div>
            </Sheet>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
