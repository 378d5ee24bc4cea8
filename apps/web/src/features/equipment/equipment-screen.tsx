import type { StatClause } from '@gyeol/catalogue'
import { type Equipment, OBTAIN_KINDS, type ObtainKind } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES, OBTAIN_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { EQUIPMENT_KINDS, type StatId } from '@gyeol/terms'
import { lazy, Suspense, type SyntheticEvent, useMemo } from 'react'
import { type ConditionChip, ConditionChips } from '../../shared/conditions/condition-chips.tsx'
import { conditionTexts } from '../../shared/conditions/conditions.texts.ts'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { StatConditionFields } from '../../shared/conditions/stat-condition-fields.tsx'
import {
  isEditing,
  type StatConditions,
  writeConditions,
} from '../../shared/conditions/stat-conditions.ts'
import { withoutPart } from '../../shared/conditions/typed-search.ts'
import { PlusIcon } from '../../shared/icons/icons.ts'
import { EvidenceTag, useIsEditor } from '../../shared/library/evidence-tag.tsx'
import type { KeptAnswer } from '../../shared/library/kept-answer.ts'
import { LibraryPage } from '../../shared/library/library-page.tsx'
import { useReadAllEquipmentQuery } from '../../shared/library/library.api.ts'
import { libraryTexts } from '../../shared/library/library.texts.ts'
import list from '../../shared/library/list.module.css'
import { StatLines } from '../../shared/library/stat-lines.tsx'
import { statName } from '../../shared/library/stat-words.ts'
import { VirtualList } from '../../shared/library/virtual-list.tsx'
import { type Filters, useFilters } from '../../shared/router/use-filters.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { SearchField } from '../../shared/ui/search-field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import {
  createEquipmentIndex,
  EQUIPMENT_FILTERS,
  type EquipmentFilterValues,
  type EquipmentIndex,
  type EquipmentQuery,
  orderOf,
  PLAIN_ORDERS,
  readEquipmentQuery,
  withTyped,
} from './equipment-search.ts'
import styles from './equipment.module.css'
import { equipmentTexts } from './equipment.texts.ts'

const EquipmentDetail = lazy(async () => ({
  default: (await import('./equipment-detail.tsx')).EquipmentDetail,
}))

const ROW_HEIGHT = 74

/** /equipment: weapons, armor and the like by name, kind and stats. */
export function EquipmentScreen() {
  const texts = useTexts(equipmentTexts)
  const isEditor = useIsEditor()
  return (
    <LibraryPage<KeptAnswer<'readAllEquipment'>>
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
    </LibraryPage>
  )
}

function Browser({ items }: { items: readonly Equipment[] }) {
  const texts = useTexts(equipmentTexts)
  const common = useTexts(libraryTexts)
  const filters = useFilters<EquipmentFilterValues>(EQUIPMENT_FILTERS)
  const index = useMemo(() => createEquipmentIndex(items), [items])
  const { values } = filters
  const query = useMemo(() => readEquipmentQuery(values), [values])
  const asked = useMemo(() => withTyped(query, index.read(query.text)), [query, index])
  const rows = useMemo(() => index.find(query), [index, query])
  const chips = useChips({ filters, query, index })
  const open = index.byId.get(values.id)
  const sought = new Set(asked.conditions.clauses.map(({ stat }) => stat))
  const reset = () => filters.reset()
  const change = (conditions: Partial<StatConditions>) =>
    filters.set(writeConditions(conditions), { isTyping: isEditing(conditions, query.conditions) })
  const adopt = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = index.read(event.currentTarget.querySelector('input')?.value ?? '')
    if (typed.parts.length === 0) return
    const { kind, conditions } = withTyped(query, typed)
    filters.set({ q: typed.words, kind: kind ?? '', ...writeConditions(conditions) })
  }
  return (
    <>
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
          <EmptyState
            className={list.empty}
            line={common.noMatch}
            action={
              filters.isFiltered ? <Button onClick={reset}>{common.reset}</Button> : undefined
            }
          />
        ) : (
          <VirtualList
            label={texts.list}
            className={list.list}
            rows={rows}
            rowHeight={ROW_HEIGHT}
            getKey={({ id }) => id}
            renderRow={(piece) => (
              <Row piece={piece} sought={sought} onOpen={() => filters.set({ id: piece.id })} />
            )}
          />
        )}
      </FilterFrame>
      {open !== undefined && (
        <Suspense>
          <EquipmentDetail piece={open} onClose={() => filters.set({ id: '' })} />
        </Suspense>
      )}
    </>
  )
}

function ByField({
  by,
  onBy,
}: {
  by: ObtainKind | undefined
  onBy: (by: ObtainKind | '') => void
}) {
  const texts = useTexts(equipmentTexts)
  return (
    <div>
      <p className={list.legend} aria-hidden="true">
        {texts.by}
      </p>
      <Select<ObtainKind | ''>
        label={texts.by}
        value={by ?? ''}
        onChange={onBy}
        options={[
          { value: '', label: texts.anyBy },
          ...OBTAIN_KINDS.map((value) => ({ value, label: OBTAIN_NAMES[value] })),
        ]}
      />
    </div>
  )
}

function OrderSelect({ asked, onSort }: { asked: EquipmentQuery; onSort: (sort: string) => void }) {
  const texts = useTexts(equipmentTexts)
  const stats = [...new Set(asked.conditions.clauses.map(({ stat }) => stat))]
  const order = orderOf(asked)
  const value = order === undefined ? '' : `${order.isDesc ? '-' : ''}${order.key}`
  const options = [
    { value: '', label: texts.autoOrder },
    ...PLAIN_ORDERS.map((key) => ({
      value: key === 'name' ? key : `-${key}`,
      label: texts.orders[key],
    })),
    ...stats.map((stat) => ({ value: `-${stat}`, label: statName(stat) })),
  ]
  return (
    <Select
      look="bare"
      label={texts.sort}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={onSort}
      options={options}
    />
  )
}

interface RowProps {
  readonly piece: Equipment
  readonly sought: ReadonlySet<StatId>
  readonly onOpen: () => void
}

function Row({ piece, sought, onOpen }: RowProps) {
  const texts = useTexts(equipmentTexts)
  const { name, kind, atk, def, stability, stats } = piece
  const numbers = [
    { label: texts.atk, value: atk, unit: '' },
    { label: texts.def, value: def, unit: '' },
    { label: texts.stability, value: stability, unit: '%' },
  ].filter(({ value }) => value !== null)
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <button type="button" className={list.name} onClick={onOpen}>
          {name}
        </button>
        <span className={list.sub}>{EQUIPMENT_KIND_NAMES[kind]}</span>
        <EvidenceTag evidence={piece.evidence} />
      </span>
      <span className={styles.base}>
        {numbers.map(({ label, value, unit }) => (
          <span key={label}>
            {label}{' '}
            <b>
              {formatNumber(value ?? 0)}
              {unit}
            </b>
          </span>
        ))}
      </span>
      <StatLines lines={stats} sought={sought} />
    </div>
  )
}

interface ChipsOf {
  readonly filters: Filters<EquipmentFilterValues>
  readonly query: EquipmentQuery
  readonly index: EquipmentIndex
}

/** Chips of what applies: set in the rail, and understood of the typed text. */
function useChips({ filters, query, index }: ChipsOf): readonly ConditionChip[] {
  const words = useTexts(conditionTexts)
  const { kind, by, conditions } = query
  const { clauses, isPlain } = conditions
  const typed = index.read(query.text)
  const change = (next: Partial<StatConditions>) =>
    filters.set(writeConditions(next), { isTyping: isEditing(next, query.conditions) })
  const plain = (key: string, label: string, onRemove: () => void) => ({ key, label, onRemove })
  return [
    ...(kind === undefined
      ? []
      : [plain('kind', EQUIPMENT_KIND_NAMES[kind], () => filters.set({ kind: '' }))]),
    ...(by === undefined ? [] : [plain('by', OBTAIN_NAMES[by], () => filters.set({ by: '' }))]),
    ...clauses.map((clause, place) => ({
      key: `clause ${place}`,
      clause,
      onChange: (next: StatClause) => change({ clauses: clauses.with(place, next) }),
      onRemove: () => change({ clauses: clauses.toSpliced(place, 1) }),
    })),
    ...typed.parts.map((part, place): ConditionChip => {
      const key = `typed ${place}`
      const onRemove = () => filters.set({ q: withoutPart(typed, place) })
      if (part.kind === 'tag') {
        const label = part.tag.is === 'kind' ? EQUIPMENT_KIND_NAMES[part.tag.kind] : words.plain
        return { key, label, onRemove }
      }
      const onChange = (clause: StatClause) =>
        filters.set({
          q: withoutPart(typed, place),
          ...writeConditions({ clauses: [...clauses, clause] }),
        })
      return { key, clause: part.clause, onChange, onRemove }
    }),
    ...(isPlain ? [plain('plain', words.plain, () => change({ isPlain: false }))] : []),
  ]
}
