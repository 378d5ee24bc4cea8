import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { ChevronLeftIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { useFilters } from '../../../shared/router/use-filters.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { LedgerEmpty } from './ledger-empty.tsx'
import type { LedgerEntry } from './ledger-entry.ts'
import { LedgerForm } from './ledger-form.tsx'
import { LedgerRow } from './ledger-row.tsx'
import { balanceWords, LedgerTotalsCard } from './ledger-totals-card.tsx'
import styles from './ledger.module.css'
import { ledgerTexts } from './ledger.texts.ts'
import { TakeOver } from './take-over.tsx'
import { type Ledger, useLedger } from './use-ledger.ts'

const FILTERS = { view: '', month: '', add: '' }

/** What the form is open for: a new line (of an item, when a link said so), or one to change. */
type Opened = { readonly entry: LedgerEntry | null; readonly itemId: string }

/** The viewer's private ledger: `?view=ledger` of the list of prices (LG1–LG3). */
export function LedgerView() {
  const texts = ledgerTexts
  const filters = useFilters(FILTERS)
  const { month, add } = filters.values
  const ledger = useLedger({ month, page: filters.page })
  // A link that names an item opens its form; closing it, the address says so no more.
  const [opened, setOpened] = useState<Opened | null>(
    add === '' ? null : { entry: null, itemId: add },
  )
  const write = () => setOpened({ entry: null, itemId: '' })
  const close = () => {
    setOpened(null)
    if (add !== '') filters.set({ add: '' }, { isInPlace: true })
  }
  return (
    <Page
      title={texts.title}
      line={ledger.isMember ? texts.line : texts.visitorLine}
      actions={
        <>
          <LinkButton variant="ghost" icon={<ChevronLeftIcon />} to="/current-price">
            {texts.back}
          </LinkButton>
          <Button variant="primary" icon={<PlusIcon />} onClick={write}>
            {texts.add}
          </Button>
        </>
      }
    >
      {ledger.isMember && <TakeOver ledger={ledger} />}
      <LedgerTotalsCard
        ledger={ledger}
        month={month}
        onMonth={(next) => filters.set({ month: next })}
      />
      <Lines ledger={ledger} month={month} onEdit={(entry) => setOpened({ entry, itemId: '' })} />
      <Pager label={texts.page} {...ledger.paging} hrefOf={filters.hrefOf} />
      {opened !== null && (
        <LedgerForm entry={opened.entry} itemId={opened.itemId} ledger={ledger} onClose={close} />
      )}
      <ActionDock
        label={texts.title}
        summary={
          <>
            {texts.left}
            <b>{balanceWords(ledger.totals)}</b>
          </>
        }
        main={
          <Button variant="primary" size="large" onClick={write}>
            {texts.add}
          </Button>
        }
      />
    </Page>
  )
}

type LinesProps = {
  readonly ledger: Ledger
  readonly month: string
  readonly onEdit: (entry: LedgerEntry) => void
}

function Lines({ ledger, month, onEdit }: LinesProps) {
  const { entries, error, refetch } = ledger
  if (entries === undefined)
    return error === undefined ? (
      <Skeleton lines={5} />
    ) : (
      <QueryFailure error={error} onRetry={refetch} />
    )
  if (entries.length === 0) return <LedgerEmpty isMonth={month !== ''} />
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <LedgerRow key={entry.id} entry={entry} ledger={ledger} onEdit={() => onEdit(entry)} />
      ))}
    </ul>
  )
}
