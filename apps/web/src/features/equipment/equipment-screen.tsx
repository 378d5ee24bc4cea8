import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { EQUIPMENT_KINDS } from '@gyeol/terms'
import { type SyntheticEvent, useMemo } from 'react'
import { ConditionChips } from '../../shared/conditions/condition-chips.tsx'
import { withSorted } from '../../shared/conditions/condition-order.ts'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { StatConditionFields } from '../../shared/conditions/stat-condition-fields.tsx'
import {
  isEditing,
  soughtStats,
  type StatConditions,
  writeConditions,
} from '../../shared/conditions/stat-conditions.ts'
import { PlusIcon } from '../../shared/icons/icons.ts'
import { GoneNote } from '../../shared/catalogue/list/gone-note.tsx'
import { useDetail } from '../../shared/catalogue/list/use-detail.ts'
import { CompareTray } from '../../shared/catalogue/compare/compare-tray.tsx'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { useReadAllEquipmentQuery } from '../../shared/catalogue/catalogue.api.ts'
import { NoMatch } from '../../shared/catalogue/list/no-match.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import list from '../../shared/catalogue/list/list.module.css'
import type { MarkControl } from '../../shared/catalogue/marks/marks.ts'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { useFilters } from '../../shared/router/use-filters.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { EquipmentColumns } from './equipment-columns.tsx'
import { ByField, MarkField, OrderSelect } from './equipment-filter-fields.tsx'
import { EquipmentRow } from './equipment-row.tsx'
import {
  createEquipmentIndex,
  EQUIPMENT_FILTERS,
  orderOf,
  type EquipmentFilterValues,
  type EquipmentIndex,
  type EquipmentQuery,
  type Mark,
  readEquipmentQuery,
  sortedStat,
  withTyped,
} from './equipment-search.ts'
import { equipmentTexts } from './equipment.texts.ts'
import { useChips } from './use-chips.ts'
import { useComparison } from './use-comparison.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const EquipmentCompare = latePart(
  async () => (await import('./equipment-compare.tsx')).EquipmentCompare,
)

const EquipmentDetail = latePart(
  async () => (await import('./equipment-detail.tsx')).EquipmentDetail,
)

const ROW_HEIGHT = 74

/** /equipment: weapons, armor and the like by name, kind and stats. */
export function EquipmentScreen() {
  const texts = useTexts(equipmentTexts)
  const isEditor = useIsEditor()
  return (
    <CataloguePage<AnswerOrCopy<'readAllEquipment'>>
      title={texts.title}
      entity="equipment"
      query={useReadAllEquipmentQuery()}
      actions={
        isEditor && (
          <LinkButton variant="primary" to="/equipment/create" icon={<PlusIcon />}>
            {texts.create}
          </LinkButton>
        )
      }
    >
      {({ items }) => <Browser items={items} />}
    </CataloguePage>
  )
}

function Browser({ items }: { items: readonly Equipment[] }) {
  const texts = useTexts(equipmentTexts)
  const common = useTexts(catalogueTexts)
  const filters = useFilters<EquipmentFilterValues>(EQUIPMENT_FILTERS)
  const index = useMemo(() => createEquipmentIndex(items), [items])
  const { values } = filters
  const query = useMemo(() => readEquipmentQuery(values), [values])
  const asked = useMemo(() => withTyped(query, index.read(query.text)), [query, index])
  const comparison = useComparison(filters, index)
  const { marks, pieces } = comparison
  const rows = useMemo(
    () => index.find(query).filter(({ id }) => hasMark(id, query.mark, marks)),
    [index, query, marks],
  )
  const chips = useChips({ filters, query, index })
  const detail = useDetail(filters, EquipmentDetail)
  const open = index.byId.get(values.id)
  const sought = withSorted(soughtStats(asked.conditions.clauses), sortedStat(orderOf(asked)))
  const reset = () => filters.reset()
  const change = (conditions: Partial<StatConditions>) =>
    filters.set(writeConditions(conditions), { isTyping: isEditing(conditions, query.conditions) })
  const adopt = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = index.read(event.currentTarget.querySelector('input')?.value ?? '')
    if (typed.parts.length > 0) filters.set(adopted(query, typed))
  }
  return (
    <>
      <GoneNote id={values.id} item={open} />
      <fieldset className={list.strip} aria-label={texts.kind}>
        <Chip pressed={values.kind === ''} onPressedChange={() => filters.set({ kind: '' })}>
          {texts.allKinds}
        </Chip>
        {EQUIPMENT_KINDS.map((kind) => (
          <Chip
            key={kind}
            pressed={query.kind === kind}
            onPressedChange={(isOn) => filters.set({ kind: isOn ? kind : '' })}
          >
            {EQUIPMENT_KIND_NAMES[kind]}
          </Chip>
        ))}
      </fieldset>
      <FilterFrame
        filterCount={chips.length}
        onReset={reset}
        resultCount={formatNumber(rows.length)}
        search={
          <form onSubmit={adopt}>
            <SearchField
              label={texts.search}
              value={values.q}
              onSearch={(q) => filters.set({ q }, { isTyping: true })}
            />
          </form>
        }
        filters={
          <>
            <ByField by={query.by} onBy={(by) => filters.set({ by })} />
            <MarkField mark={query.mark} onMark={(mark) => filters.set({ mark })} />
            <StatConditionFields
              conditions={query.conditions}
              onChange={change}
              stats={index.stats}
            />
          </>
        }
      >
        <ConditionChips chips={chips} stats={index.stats} onReset={reset} />
        <div className={list.head}>
          <p className={list.count} role="status">
            {common.count(formatNumber(rows.length), formatNumber(items.length))}
          </p>
          <OrderSelect asked={asked} onSort={(sort) => filters.set({ sort })} />
        </div>
        {rows.length === 0 ? (
          <NoMatch onReset={filters.isFiltered ? reset : null} />
        ) : (
          <div>
            <EquipmentColumns asked={asked} onSort={(sort) => filters.set({ sort })} />
            <VirtualList
              label={texts.list}
              className={list.list}
              rows={rows}
              rowHeight={ROW_HEIGHT}
              getKey={({ id }) => id}
              renderRow={(piece) => (
                <EquipmentRow
                  piece={piece}
                  sought={sought}
                  comparison={comparison}
                  onOpen={() => detail.open(piece.id)}
                />
              )}
            />
          </div>
        )}
        <CompareTray
          items={pieces}
          onRemove={comparison.toggle}
          onClear={comparison.clear}
          renderDialog={(onClose) => <EquipmentCompare pieces={pieces} onClose={onClose} />}
        />
      </FilterFrame>
      {open !== undefined && (
        <EquipmentDetail
          piece={open}
          comparison={comparison}
          isOpenedHere={detail.isOpenedHere}
          onClose={detail.close}
        />
      )}
    </>
  )
}

/** The filters that were typed; what the rail has no filter for stays in the field. */
function adopted(query: EquipmentQuery, typed: ReturnType<EquipmentIndex['read']>) {
  const { kind, within, conditions } = withTyped(query, typed)
  // What was ruled out and several kinds are no filters of the rail: their words stay.
  const kept = typed.parts.filter(
    (part) => part.kind === 'tag' && (part.isNot === true || within !== undefined),
  )
  const q = [typed.words, ...kept.map(({ text }) => text)].filter(Boolean).join(' ')
  return { q, kind: kind ?? '', ...writeConditions(conditions) }
}

function hasMark(id: string, mark: Mark | undefined, { favourites, owned }: MarkControl): boolean {
  if (mark === undefined) return true
  return (mark === 'owned' ? owned : favourites).has(id)
}
