import { FIRST_ROWS } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import type { CrystaKind } from '@gyeol/terms'
import { memo } from 'react'
import { ConditionChips } from '../../shared/conditions/condition-chips.tsx'
import { PriceNote } from '../../shared/prices/price-note.tsx'
import { withSorted } from '../../shared/conditions/condition-order.ts'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { soughtStats } from '../../shared/conditions/stat-conditions.ts'
import { unreadCondition } from '../../shared/conditions/typed-search.ts'
import { CrystaTreeIcon, PlusIcon } from '../../shared/icons/icons.ts'
import { GoneNote } from '../../shared/catalogue/list/gone-note.tsx'
import { useDetail } from '../../shared/catalogue/list/use-detail.ts'
import { itemsCompared, toggleCompared } from '../../shared/catalogue/compare/compare-rows.ts'
import { CompareTray } from '../../shared/catalogue/compare/compare-tray.tsx'
import { compareTexts } from '../../shared/catalogue/compare/compare.texts.ts'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { useReadAllCrystasQuery } from '../../shared/catalogue/catalogue.api.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { useWaiting } from '../../shared/catalogue/list/use-waiting.ts'
import { NoMatch } from '../../shared/catalogue/list/no-match.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { SavedSearches } from '../../shared/saved-searches/saved-searches.tsx'
import { showToast } from '../../shared/toast/toast.ts'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { CrystaColumns } from './crysta-columns.tsx'
import { CrystaFilterFields, KindStrip } from './crysta-filter-fields.tsx'
import {
  countFilters,
  CRYSTA_FILTERS,
  sortedStat,
  writeOrder,
} from '../../shared/lists/crysta-filters.ts'
import listStyles from '../../shared/catalogue/list/list.module.css'
import styles from './crysta-list.module.css'
import { CrystaOrder } from './crysta-order.tsx'
import { CrystaRow } from './crysta-row.tsx'
import { orderOf } from '../../shared/lists/crysta-search.ts'
import { crystaTexts } from './crysta.texts.ts'
import { slotTexts } from './slots/slot.texts.ts'
import { type SlotControl, useSlots } from './slots/use-slots.ts'
import { useCrystaList } from './use-crysta-list.ts'
import { useListedCrystas } from './use-listed-crystas.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const CrystaCompare = latePart(async () => (await import('./crysta-compare.tsx')).CrystaCompare)

const SlotSum = latePart(async () => (await import('./slots/slot-sum.tsx')).SlotSum)

const CrystaDetail = latePart(async () => (await import('./crysta-detail.tsx')).CrystaDetail)

const nameOf = ({ name }: Crysta) => name

/** Usual height of a row in px. */
const ROW_HEIGHT = 103

/** /crysta/list: crystas by name, kind and any number of stats. */
export function CrystaListScreen() {
  const texts = crystaTexts
  const isEditor = useIsEditor()
  const waiting = useWaiting<'readAllCrystas'>('crysta', CRYSTA_FILTERS)
  return (
    <CataloguePage<AnswerOrCopy<'readAllCrystas'>>
      title={texts.title}
      entity="crysta"
      query={useReadAllCrystasQuery()}
      waiting={waiting}
      actions={
        <>
          <LinkButton to="/crysta/tree" icon={<CrystaTreeIcon />}>
            {texts.toTree}
          </LinkButton>
          {isEditor && <CreateLink to="/crysta/list/create" label={texts.create} />}
        </>
      }
    >
      {(list) => <Browser list={list} isWaiting={list === waiting} />}
    </CataloguePage>
  )
}

type BrowserProps = {
  readonly list: AnswerOrCopy<'readAllCrystas'>
  /** The list is still to come: what there is of it are its first rows. */
  readonly isWaiting: boolean
}

const Browser = memo(function Browser({ list, isWaiting }: BrowserProps) {
  const texts = crystaTexts
  const common = catalogueTexts
  const { filters, marks, index, query, asked, prices, change, chips, ...found } = useCrystaList(
    list.items,
    isWaiting,
  )
  // Behind the first rows stand what they are upgraded from.
  const rows = isWaiting ? found.rows.slice(0, FIRST_ROWS) : found.rows
  const { values } = filters
  const isReading = isWaiting || prices.isWaiting
  const listed = useListedCrystas({ values, index, query, chips, isWaiting })
  const detail = useDetail(filters, CrystaDetail)
  const slots = useSlots(filters, index.byId)
  const { full } = compareTexts
  const side = itemsCompared(values.compare, index.byId)
  const compared = side.map(({ id }) => id)
  const count = common.count(formatNumber(rows.length), formatNumber(list.items.length))
  const compare = (id: string) => {
    const next = toggleCompared(compared, id)
    if (next === null) showToast(full)
    else filters.set({ compare: next.join(',') }, { isInPlace: true })
  }
  const order = orderOf(asked)
  const { worn, countsAll } = asked.conditions
  const mutes = !countsAll && Object.values(worn).some((kind) => kind !== undefined)
  const setting = {
    sought: withSorted(soughtStats(asked.conditions.clauses), sortedStat(order)),
    worn: mutes ? worn : undefined,
    marks,
    compared,
    onCompare: compare,
    onOpen: detail.open,
    onSlot: slots.add,
  }
  const open = index.byId.get(values.id)
  // What was put into slots is no condition.
  const reset = () => filters.set({ ...CRYSTA_FILTERS, slots: values.slots })
  const setKinds = (kinds: readonly CrystaKind[]) => filters.set({ kind: kinds.join(',') })
  return (
    <>
      {!isWaiting && <GoneNote id={values.id} item={open} />}
      <KindStrip className={styles.kinds} kinds={query.kinds} onKinds={setKinds} />
      <FilterFrame
        filterCount={countFilters(query)}
        onReset={reset}
        resultCount={formatNumber(rows.length)}
        search={<TypedSearch value={values.q} onText={found.search} onAdopt={found.adopt} />}
        filters={
          <CrystaFilterFields
            query={query}
            stats={index.stats}
            onKinds={setKinds}
            onTier={(tier) => filters.set({ tier })}
            onFilter={filters.set}
            onConditions={change}
          />
        }
      >
        <ConditionChips chips={chips} stats={index.stats} onReset={reset} />
        <div className={listStyles.head}>
          <p className={listStyles.count} role="status">
            {isReading ? common.reading : count}
          </p>
          <span className={styles.tools}>
            <SavedSearches listed={listed} />
            <SlotButton control={slots} />
            <CrystaOrder
              order={order}
              isChosen={query.order !== undefined}
              stats={index.stats}
              onOrder={(next) => filters.set({ sort: next === undefined ? '' : writeOrder(next) })}
            />
          </span>
        </div>
        <PriceNote note={prices.note} />
        {!isReading && rows.length === 0 && (
          <NoMatch
            onReset={filters.isFiltered ? reset : null}
            unread={unreadCondition(found.typed)}
          />
        )}
        {rows.length > 0 && (
          <div>
            <CrystaColumns
              order={order}
              onOrder={(next) => filters.set({ sort: writeOrder(next) })}
            />
            <VirtualList
              label={texts.list}
              className={listStyles.list}
              rows={rows}
              isBeginning={isWaiting}
              rowHeight={ROW_HEIGHT}
              getKey={({ id }) => id}
              flyingName={nameOf}
              renderRow={(crysta) => (
                <CrystaRow
                  crysta={crysta}
                  depth={index.places.get(crysta.id)?.depth ?? 0}
                  setting={setting}
                />
              )}
            />
          </div>
        )}
        {isReading && <Skeleton lines={8} shape="block" />}
        <CompareTray
          items={side}
          onRemove={compare}
          onClear={() => filters.set({ compare: '' }, { isInPlace: true })}
          renderDialog={(onClose) => <CrystaCompare crystas={side} onClose={onClose} />}
        />
      </FilterFrame>
      {/* Two layers that open with the page would hide one another from screen readers. */}
      {open !== undefined && !slots.isOpen && (
        <CrystaDetail crysta={open} index={index} setting={setting} onClose={detail.close} />
      )}
      {slots.isOpen && !isWaiting && <SlotSum control={slots} index={index} owned={marks.owned} />}
    </>
  )
})

function SlotButton({ control: { count, open } }: { readonly control: SlotControl }) {
  const texts = slotTexts
  return (
    <Button size="small" variant="ghost" icon={<PlusIcon />} onClick={open}>
      {count === 0 ? texts.open : texts.openCount(count)}
    </Button>
  )
}

type TypedSearchProps = {
  readonly value: string
  readonly onText: (text: string) => void
  readonly onAdopt: (text: string) => void
}

/** Follows the typing; Enter turns what was understood into filters. */
function TypedSearch({ value, onText, onAdopt }: TypedSearchProps) {
  return (
    <SearchField
      label={crystaTexts.search}
      value={value}
      onSearch={onText}
      onEnter={onAdopt}
      className={styles.search}
    />
  )
}
