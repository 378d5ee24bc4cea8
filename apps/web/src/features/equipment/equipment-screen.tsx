import type { StatConditions } from '@gyeol/catalogue'
import type { Equipment } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { memo, useMemo, useState } from 'react'
import { ConditionChips } from '../../shared/conditions/condition-chips.tsx'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { PriceNote } from '../../shared/prices/price-note.tsx'
import { StatConditionFields } from '../../shared/conditions/stat-condition-fields.tsx'
import { isEditing, soughtStats, writeConditions } from '../../shared/conditions/stat-conditions.ts'
import { GoneNote } from '../../shared/catalogue/list/gone-note.tsx'
import { useDetail } from '../../shared/catalogue/list/use-detail.ts'
import { CompareTray } from '../../shared/catalogue/compare/compare-tray.tsx'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { useWaiting } from '../../shared/catalogue/list/use-waiting.ts'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useReadAllEquipmentQuery } from '../../shared/catalogue/catalogue.api.ts'
import { pressInRows, releaseInRows } from '../../shared/catalogue/list/row-keys.ts'
import { NoMatch } from '../../shared/catalogue/list/no-match.tsx'
import styles from '../../shared/catalogue/list/list.module.css'
import { SavedSearches } from '../../shared/saved-searches/saved-searches.tsx'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { EquipmentColumns } from './equipment-columns.tsx'
import {
  ByField,
  ElementField,
  LevelField,
  KindStrip,
  MarkField,
  OrderSelect,
  SureField,
} from './equipment-filter-fields.tsx'
import { EQUIPMENT_FILTERS, orderOf, sortedStat } from '../../shared/lists/equipment-filters.ts'
import { type PieceRow, rowsOf } from '../../shared/lists/equipment-groups.ts'
import { EquipmentRow } from './equipment-row.tsx'
import { amountOfStat } from '../../shared/lists/equipment-search.ts'
import { equipmentTexts } from './equipment.texts.ts'
import { type EquipmentList, useEquipmentList } from './use-equipment-list.ts'
import { useListedEquipment } from './use-listed-equipment.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const nameOf = ({ piece }: PieceRow) => piece.name

const EquipmentCompare = latePart(
  async () => (await import('./equipment-compare.tsx')).EquipmentCompare,
)

const EquipmentDetail = latePart(
  async () => (await import('./equipment-detail.tsx')).EquipmentDetail,
)

/** Only an extra: without a connection the list can still be filtered. */
const KeepField = latePart(
  async () => (await import('../../shared/catalogue/keep/keep-field.tsx')).KeepField,
  { isExtra: true },
)

const ROW_HEIGHT = 130

/** /equipment: weapons, armor and the like by name, kind and stats. */
export function EquipmentScreen() {
  const texts = equipmentTexts
  const isEditor = useIsEditor()
  const waiting = useWaiting<'readAllEquipment'>('equipment', EQUIPMENT_FILTERS)
  return (
    <CataloguePage<AnswerOrCopy<'readAllEquipment'>>
      title={texts.title}
      entity="equipment"
      query={useReadAllEquipmentQuery()}
      waiting={waiting}
      actions={isEditor && <CreateLink to="/equipment/create" label={texts.create} />}
    >
      {(list) => <Browser whole={list} isWaiting={list === waiting} />}
    </CataloguePage>
  )
}

type BrowserProps = {
  readonly whole: AnswerOrCopy<'readAllEquipment'>
  /** The list is still to come: what there is of it are its first rows. */
  readonly isWaiting: boolean
}

const Browser = memo(function Browser({ whole, isWaiting }: BrowserProps) {
  const texts = equipmentTexts
  const list = useEquipmentList(whole.items, isWaiting)
  const { filters, index, query, asked, prices, groups, chips, comparison } = list
  const isReading = isWaiting || prices.isWaiting
  const { values } = filters
  const listed = useListedEquipment({ values, index, query, chips, isWaiting })
  const detail = useDetail(filters, EquipmentDetail)
  const open = index.byId.get(values.id)
  const reset = () => filters.reset()
  const change = (conditions: Partial<StatConditions>) =>
    filters.set(writeConditions(conditions), { isTyping: isEditing(conditions, query.conditions) })
  return (
    <>
      {!isWaiting && <GoneNote id={values.id} item={open} />}
      <KindStrip
        kind={query.kind}
        counts={isWaiting ? null : list.kindCounts}
        onKind={(kind) => filters.set({ kind })}
      />
      <FilterFrame
        filterCount={chips.length}
        onReset={reset}
        resultCount={formatNumber(groups.length)}
        search={
          <SearchField
            label={texts.search}
            value={values.q}
            onSearch={list.search}
            onEnter={list.adopt}
          />
        }
        filters={
          <>
            <ByField by={query.by} onBy={(by) => filters.set({ by })} />
            <LevelField level={query.level} onLevel={(level) => filters.set({ level })} />
            <StatConditionFields
              conditions={query.conditions}
              onChange={change}
              stats={index.stats}
            />
            <ElementField
              elements={query.elements}
              onElements={(element) => filters.set({ element })}
            />
            <SureField sure={query.sure} onSure={(sure) => filters.set({ sure })} />
            <MarkField mark={query.mark} onMark={(mark) => filters.set({ mark })} />
            {!isWaiting && <KeepField list={whole} />}
          </>
        }
      >
        <ConditionChips chips={chips} stats={index.stats} onReset={reset} />
        <div className={styles.head}>
          <p className={styles.count} role="status">
            {isReading
              ? catalogueTexts.reading
              : texts.count(formatNumber(groups.length), formatNumber(list.pieceCount))}
          </p>
          <span className={styles.tools}>
            <SavedSearches listed={listed} />
            <OrderSelect asked={asked} onSort={(sort) => filters.set({ sort })} />
          </span>
        </div>
        <PriceNote note={prices.note} />
        {groups.length === 0 && !isReading ? (
          <NoMatch
            onReset={filters.isFiltered ? reset : null}
            absent={list.absent}
            unread={list.unread}
            entity="equipment"
          />
        ) : (
          <Rows list={list} isWaiting={isWaiting} onOpen={detail.open} />
        )}
        {isReading && <Skeleton lines={8} shape="block" />}
        <CompareTray
          items={comparison.pieces}
          onRemove={comparison.toggle}
          onClear={comparison.clear}
          renderDialog={(onClose) => (
            <EquipmentCompare pieces={comparison.pieces} onClose={onClose} />
          )}
        />
      </FilterFrame>
      {open !== undefined && (
        <EquipmentDetail
          piece={open}
          variants={index.variantsOf(open)}
          comparison={comparison}
          onVariant={detail.swap}
          onClose={detail.close}
        />
      )}
    </>
  )
})

type RowsProps = {
  readonly list: EquipmentList
  readonly isWaiting: boolean
  readonly onOpen: (id: string) => void
}

function Rows({ list, isWaiting, onOpen }: RowsProps) {
  const { filters, asked, groups, comparison } = list
  const texts = equipmentTexts
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => rowsOf(groups, opened), [groups, opened])
  const stat = sortedStat(orderOf(asked))
  const sought = soughtStats(asked.conditions.clauses)
  const sorted =
    stat === undefined
      ? undefined
      : { stat, amountOf: (piece: Equipment) => amountOfStat(piece, stat, asked) }
  const toggle = (key: string) =>
    setOpened((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the rows' own buttons
    <div onKeyDown={pressInRows} onKeyUp={releaseInRows}>
      <EquipmentColumns asked={asked} onSort={(sort) => filters.set({ sort })} />
      <VirtualList
        label={texts.list}
        className={styles.list}
        rows={rows}
        isBeginning={isWaiting}
        rowHeight={ROW_HEIGHT}
        getKey={({ key }) => key}
        flyingName={nameOf}
        renderRow={(row) => (
          <EquipmentRow
            row={row}
            sought={sought}
            sorted={sorted}
            isOneKind={asked.kind !== undefined}
            comparison={comparison}
            onOpen={() => onOpen(row.piece.id)}
            onToggle={() => toggle(row.key)}
          />
        )}
      />
    </div>
  )
}
