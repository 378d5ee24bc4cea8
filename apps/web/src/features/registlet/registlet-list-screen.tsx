import { REGISTLET_CATEGORIES, type Registlet } from '@gyeol/contract'
import { REGISTLET_CATEGORY_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { memo, useMemo } from 'react'
import { ConditionChips } from '../../shared/conditions/condition-chips.tsx'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { PriceNote } from '../../shared/prices/price-note.tsx'
import { priceChips } from '../../shared/conditions/price-chips.ts'
import { pricesAsked } from '../../shared/conditions/typed-prices.ts'
import { useListPrices } from '../../shared/prices/thing-prices.api.ts'
import { GoneNote } from '../../shared/catalogue/list/gone-note.tsx'
import { useDetail } from '../../shared/catalogue/list/use-detail.ts'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { useReadAllRegistletsQuery } from '../../shared/catalogue/catalogue.api.ts'
import { NoMatch } from '../../shared/catalogue/list/no-match.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { useWaiting } from '../../shared/catalogue/list/use-waiting.ts'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { registletMarks } from '../../shared/catalogue/marks/registlet-marks.saved.ts'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { SavedSearches } from '../../shared/saved-searches/saved-searches.tsx'
import { useFilters } from '../../shared/router/use-filters.ts'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { RegistletColumns, RegistletRow } from './registlet-row.tsx'
import {
  bestLevel,
  createRegistletIndex,
  MARKS,
  ORDERS,
  readOrder,
  REGISTLET_FILTERS,
  type RegistletFilterValues,
  treeName,
} from '../../shared/lists/registlet-search.ts'
import { registletTexts } from './registlet.texts.ts'
import { useListedRegistlets } from './use-listed-registlets.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const RegistletDetail = latePart(
  async () => (await import('./registlet-detail.tsx')).RegistletDetail,
)

const ROW_HEIGHT = 87

/** /registlet: what can be had at which level, and what it does. */
export function RegistletListScreen() {
  const texts = registletTexts
  const isEditor = useIsEditor()
  const waiting = useWaiting<'readAllRegistlets'>('registlet', REGISTLET_FILTERS)
  return (
    <CataloguePage<AnswerOrCopy<'readAllRegistlets'>>
      title={texts.title}
      entity="registlet"
      query={useReadAllRegistletsQuery()}
      waiting={waiting}
      actions={isEditor && <CreateLink to="/registlet/create" label={texts.create} />}
    >
      {(registlets) => <Browser items={registlets.items} isWaiting={registlets === waiting} />}
    </CataloguePage>
  )
}

type BrowserProps = {
  readonly items: readonly Registlet[]
  /** The list is still to come: what there is of it are its first rows. */
  readonly isWaiting: boolean
}

const Browser = memo(function Browser({ items, isWaiting }: BrowserProps) {
  const texts = registletTexts
  const common = catalogueTexts
  const filters = useFilters<RegistletFilterValues>(REGISTLET_FILTERS)
  const marks = useMarks(registletMarks)
  const index = useMemo(() => createRegistletIndex(items), [items])
  // What the list can have is told by the whole of it.
  const values = useMemo(
    () => (isWaiting ? filters.values : index.known(filters.values)),
    [index, isWaiting, filters.values],
  )
  const isPriced = useMemo(() => pricesAsked(values).all.length > 0, [values])
  const prices = useListPrices('registlet', isPriced)
  const { priceOf, isWaiting: isPricing } = prices
  const isReading = isWaiting || isPricing
  const rows = useMemo(
    () => (isPricing ? [] : index.find(values, marks, priceOf)),
    [index, values, marks, priceOf, isPricing],
  )
  const best = useMemo(() => bestLevel(items, marks.owned), [items, marks.owned])
  const order = readOrder(values.sort)
  const listed = useListedRegistlets({ values, index, isWaiting })
  const detail = useDetail(filters, RegistletDetail)
  const open = index.byId.get(values.id)
  const set = [values.category, values.tree, values.mark, values.level, values.price]
  const reset = () => filters.reset()
  return (
    <>
      {!isWaiting && <GoneNote id={values.id} item={open} />}
      <fieldset className={list.strip} aria-label={texts.obtain}>
        <Chip pressed={values.level === ''} onPressedChange={() => filters.set({ level: '' })}>
          {texts.anyLevel}
        </Chip>
        {(isWaiting ? [] : index.levels).map((level) => (
          <Chip
            key={level}
            pressed={values.level === String(level)}
            onPressedChange={(isOn) => filters.set({ level: isOn ? String(level) : '' })}
          >
            {texts.level(level)}
          </Chip>
        ))}
      </fieldset>
      <FilterFrame
        filterCount={set.filter((value) => value !== '').length}
        onReset={reset}
        resultCount={formatNumber(rows.length)}
        search={
          <SearchField
            label={texts.search}
            value={values.q}
            onSearch={(q) => filters.set({ q }, { isTyping: true })}
          />
        }
        filters={<Fields values={values} trees={index.trees} onChange={filters.set} />}
      >
        <ConditionChips chips={priceChips(values, filters.set)} stats={[]} onReset={reset} />
        {marks.owned.size > 0 && (
          <HintStrip tone={best === null && !isWaiting ? 'primary' : 'brass'}>
            {isWaiting ? common.reading : planWords(best)}
          </HintStrip>
        )}
        <div className={list.head}>
          <p className={list.count} role="status">
            {isReading
              ? common.reading
              : common.count(formatNumber(rows.length), formatNumber(items.length))}
            {marks.owned.size > 0 &&
              ` · ${texts.owned(formatNumber(marks.owned.size), formatNumber(items.length))}`}
          </p>
          <span className={list.tools}>
            <SavedSearches listed={listed} />
            <Select
              look="bare"
              label={texts.sort}
              placeholder={texts.sort}
              value={order?.key ?? 'name'}
              onChange={(sort) => filters.set({ sort: sort === 'name' ? '' : sort })}
              options={ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
            />
          </span>
        </div>
        <PriceNote note={prices.note} />
        {rows.length === 0 && !isReading ? (
          <NoMatch onReset={filters.isFiltered ? reset : null} />
        ) : (
          <div>
            <RegistletColumns
              // Without a search the list itself is in the order of names.
              order={order ?? (values.q === '' ? { key: 'name', isDesc: false } : undefined)}
              onSort={(sort) => filters.set({ sort })}
            />
            <VirtualList
              label={texts.list}
              className={list.list}
              rows={rows}
              isBeginning={isWaiting}
              rowHeight={ROW_HEIGHT}
              getKey={({ id }) => id}
              renderRow={(registlet) => (
                <RegistletRow
                  registlet={registlet}
                  marks={marks}
                  onOpen={() => detail.open(registlet.id)}
                />
              )}
            />
          </div>
        )}
        {isReading && <Skeleton lines={8} shape="block" />}
      </FilterFrame>
      {open !== undefined && (
        <RegistletDetail registlet={open} marks={marks} onClose={detail.close} />
      )}
    </>
  )
})

/** Where to get what is lacking. */
function planWords(best: ReturnType<typeof bestLevel>): string {
  const texts = registletTexts
  return best === null ? texts.complete : texts.plan(best.level, best.count)
}

type FieldsProps = {
  readonly values: RegistletFilterValues
  readonly trees: readonly string[]
  readonly onChange: (change: Partial<RegistletFilterValues>) => void
}

function Fields({ values, trees, onChange }: FieldsProps) {
  const texts = registletTexts
  return (
    <>
      <fieldset>
        <legend className={list.legend}>{texts.category}</legend>
        <div className={list.chips}>
          {REGISTLET_CATEGORIES.map((category) => (
            <Chip
              key={category}
              pressed={values.category === category}
              onPressedChange={(isOn) => onChange({ category: isOn ? category : '' })}
            >
              {REGISTLET_CATEGORY_NAMES[category]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div>
        <p className={list.legend} aria-hidden="true">
          {texts.tree}
        </p>
        <Select
          label={texts.tree}
          value={values.tree}
          onChange={(tree) => onChange({ tree })}
          options={[
            { value: '', label: texts.anyTree },
            ...trees.map((value) => ({ value, label: treeName(value) })),
          ]}
        />
      </div>
      <fieldset>
        <legend className={list.legend}>{texts.mark}</legend>
        <div className={list.chips}>
          {MARKS.map((mark) => (
            <Chip
              key={mark}
              pressed={values.mark === mark}
              onPressedChange={(isOn) => onChange({ mark: isOn ? mark : '' })}
            >
              {texts.marks[mark]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  )
}
