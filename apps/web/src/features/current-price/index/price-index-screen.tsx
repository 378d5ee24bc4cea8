import { formatNumber, kstParts } from '@gyeol/korean'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import {
  LedgerIcon,
  NoteIcon,
  OfflineIcon,
  OrderIcon,
  PlusIcon,
} from '../../../shared/icons/icons.ts'
import { ConditionChips } from '../../../shared/conditions/condition-chips.tsx'
import { priceChips } from '../../../shared/conditions/price-chips.ts'
import { PriceNote } from '../../../shared/prices/price-note.tsx'
import { useKindNames } from '../../../shared/prices/item/use-kind-names.ts'
import { useListPriceKindsQuery } from '../../../shared/prices/price.api.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { displaySaved } from '../../../shared/session/display.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Tabs } from '../../../shared/ui/controls/tabs.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { BELOW_MD, useMedia } from '../../../shared/ui/layout/use-media.ts'
import { pricePaths } from '../price-paths.ts'
import { AlmostCard } from './almost-card.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FreshSite } from './fresh-site.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { PriceDock } from './price-dock.tsx'
import { NoItems } from './no-items.tsx'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import { PriceList, WaitingList } from './price-list.tsx'
import { type PriceListState, usePriceList } from './use-price-list.ts'

const ALL_KINDS = 'all'

/** /current-price: what things are worth, and how far that can be trusted. */
export function PriceIndexScreen() {
  const list = usePriceList()
  const texts = indexTexts
  const isNarrow = useMedia(BELOW_MD)
  const { first, filters } = list
  const isFresh = isFreshSite(list)
  return (
    <Page
      isWide
      title={texts.title}
      line={
        first === undefined ? (
          <>&nbsp;</>
        ) : isFresh ? (
          texts.noReports
        ) : (
          texts.today(first.reportsToday)
        )
      }
      actions={
        <>
          <LinkButton to={pricePaths.ledger} icon={<LedgerIcon />}>
            {texts.ledger}
          </LinkButton>
          <LinkButton
            className={styles.report}
            variant="primary"
            to={pricePaths.report()}
            icon={<PlusIcon />}
          >
            {isFresh ? texts.first : texts.reportLong}
          </LinkButton>
        </>
      }
    >
      {isFresh ? (
        <FreshSite
          words={filters.values.q}
          onWords={(q) => filters.set({ q }, { isTyping: true })}
        />
      ) : (
        <Browser list={list} isNarrow={isNarrow} />
      )}
      <PriceDock list={list} isFresh={isFresh} />
    </Page>
  )
}

/** Nobody has ever reported: nothing is filtered, and the item most spoken of was not spoken of. */
function isFreshSite({ first, filters }: PriceListState): boolean {
  const [most] = first?.items ?? []
  return (
    first !== undefined &&
    most !== undefined &&
    !filters.isFiltered &&
    first.priced === 0 &&
    most.members === 0 &&
    most.lastReport === null
  )
}

function Browser({ list, isNarrow }: { list: PriceListState; isNarrow: boolean }) {
  const texts = indexTexts
  const { filters, question, first } = list
  const kindName = useKindNames()
  const [isOpen, setOpen] = useState(false)
  const [{ rise }] = useSaved(displaySaved)
  return (
    <div className={styles.layout}>
      {!isNarrow && (
        <aside className={styles.rail} aria-label={texts.sortAndFilter}>
          <div className={styles.railCard}>
            <FilterFields list={list} />
          </div>
          <AlmostCard kindName={kindName} />
        </aside>
      )}
      <div className={styles.content}>
        <div className={styles.bar}>
          <SearchField
            label={texts.search}
            value={filters.values.q}
            onSearch={(q) => filters.set({ q, more: '' }, { isTyping: true })}
          />
          <Button
            icon={<OrderIcon />}
            aria-label={texts.order(texts.sorts[question.sort])}
            onClick={() => setOpen(true)}
          >
            {texts.sorts[question.sort]}
          </Button>
        </div>
        <ConditionChips
          chips={priceChips(filters.values, (change) => filters.set({ ...change, more: '' }))}
          stats={[]}
          onReset={filters.reset}
        />
        <PriceNote note={question.prices.length > 0 ? 'priced' : null} />
        <KindTabs list={list} kindName={kindName} />
        <p className={styles.meaning}>
          <NoteIcon aria-hidden="true" />
          <span>
            {texts.meaning} {texts.colours[rise]}
          </span>
        </p>
        {isNarrow && <AlmostCard kindName={kindName} />}
      </div>
      <OrderSheet
        list={list}
        isOpen={isOpen}
        onOpen={setOpen}
        resultCount={first?.total}
        hasFilters={isNarrow}
      />
    </div>
  )
}

type BodyProps = { readonly list: PriceListState; readonly kindName: (kindId: string) => string }

/** The kinds with their counts; the list stands in the chosen one. */
function KindTabs({ list, kindName }: BodyProps) {
  const texts = indexTexts
  const { data } = useListPriceKindsQuery()
  const { filters, question } = list
  const chosen = question.kindId ?? ALL_KINDS
  const kinds = data?.items.filter(({ itemCount, id }) => itemCount > 0 || id === chosen) ?? []
  const all = kinds.reduce((sum, { itemCount }) => sum + itemCount, 0)
  const entries = [{ id: ALL_KINDS, name: texts.all, itemCount: all }, ...kinds]
  const known = entries.some(({ id }) => id === chosen)
    ? entries
    : [...entries, { id: chosen, name: kindName(chosen) || '…', itemCount: 0 }]
  return (
    <Tabs
      label={texts.kinds}
      value={chosen}
      onChange={(kind) => filters.set({ kind: kind === ALL_KINDS ? '' : kind, more: '' })}
      tabs={known.map(({ id, name, itemCount }) => ({
        value: id,
        label: (
          <>
            {name}{' '}
            {data !== undefined && (
              <span className={styles.kindCount}>{formatNumber(itemCount)}</span>
            )}
          </>
        ),
        panel: id === chosen ? <Results list={list} kindName={kindName} /> : null,
      }))}
    />
  )
}

function Results({ list, kindName }: BodyProps) {
  const texts = indexTexts
  const { first, question, filters, error } = list
  if (first === undefined) {
    return error === undefined ? (
      <WaitingList />
    ) : (
      <QueryFailure error={error} onRetry={list.refetch} />
    )
  }
  const asOf = first.isOffline ? copyDay(first.keptAt) : undefined
  return (
    <div className={styles.results}>
      {first.isOffline && (
        <HintStrip icon={<OfflineIcon />} live>
          {asOf === undefined ? texts.offlineUnknown : texts.offline(asOf)}
        </HintStrip>
      )}
      {first.items.length === 0 ? (
        <NoItems list={list} />
      ) : (
        <PriceList
          rows={first.items}
          sort={question.sort}
          onSort={(sort) => filters.set({ sort: sort === 'members' ? '' : sort, more: '' })}
          kindName={kindName}
          watchedIds={list.watchedIds}
          asOf={asOf}
          isStale={list.isStale}
          pages={question.pages}
          askPage={list.askPage}
        />
      )}
      {list.left > 0 && (
        <Button
          block
          size="large"
          onClick={() => filters.set({ more: String(question.pages) }, { isInPlace: true })}
        >
          {texts.more(list.left)}
        </Button>
      )}
    </div>
  )
}

/** "11.21", the day in Korea a copy was made; undefined for copies of before. */
export function copyDay(keptAt: number | undefined): string | undefined {
  if (keptAt === undefined) return undefined
  const { month, day } = kstParts(keptAt)
  return `${String(month).padStart(2, '0')}.${String(day).padStart(2, '0')}`
}
