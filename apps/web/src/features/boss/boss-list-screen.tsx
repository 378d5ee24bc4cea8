import { nearLevels } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES, ELEMENT_NAMES, WEAK_TO } from '@gyeol/game-data'
import { formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { MONSTER_ELEMENTS, type MonsterElement } from '@gyeol/terms'
import { memo, useMemo } from 'react'
import { ConditionChips } from '../../shared/conditions/condition-chips.tsx'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { ElementIcon } from '../../shared/icons/element-icon.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../../shared/icons/icons.ts'
import { GoneNote } from '../../shared/catalogue/list/gone-note.tsx'
import { useDetail } from '../../shared/catalogue/list/use-detail.ts'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { useReadAllBossesQuery } from '../../shared/catalogue/catalogue.api.ts'
import { NoMatch } from '../../shared/catalogue/list/no-match.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { useWaiting } from '../../shared/catalogue/list/use-waiting.ts'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { SavedSearches } from '../../shared/saved-searches/saved-searches.tsx'
import { useFilters } from '../../shared/router/use-filters.ts'
import { IconButton } from '../../shared/ui/buttons/button.tsx'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { uiTexts } from '../../shared/texts/ui.texts.ts'
import {
  BOSS_FILTERS,
  type BossFilterValues,
  type BossQuery,
  createBossIndex,
  type OrderKey,
  ORDERS,
  readBossQuery,
  SHOWN_DIFFICULTIES,
  writeBossNumbers,
  writeOrder,
} from '../../shared/lists/boss-list.ts'
import { BossColumns, BossRow } from './boss-row.tsx'
import { bossNumberWords } from './boss-number-words.ts'
import styles from './boss.module.css'
import { bossTexts } from './boss.texts.ts'
import { useListedBosses } from './use-listed-bosses.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const BossDetail = latePart(async () => (await import('./boss-detail.tsx')).BossDetail)

const HIGHEST_LEVEL = 999
const ROW_HEIGHT = 131

type BossListScreenProps = {
  /** The viewer's own level, until the address says another one. */
  readonly usualLevel: number
}

/** /boss: bosses at the difficulty one fights them at. */
export function BossListScreen({ usualLevel }: BossListScreenProps) {
  const texts = bossTexts
  const isEditor = useIsEditor()
  const waiting = useWaiting<'readAllBosses'>('boss', BOSS_FILTERS)
  return (
    <CataloguePage<AnswerOrCopy<'readAllBosses'>>
      title={texts.title}
      entity="boss"
      query={useReadAllBossesQuery()}
      waiting={waiting}
      actions={isEditor && <CreateLink to="/boss/create" label={texts.create} />}
    >
      {(bosses) => (
        <Browser items={bosses.items} isWaiting={bosses === waiting} usualLevel={usualLevel} />
      )}
    </CataloguePage>
  )
}

type BrowserProps = BossListScreenProps & {
  readonly items: readonly Boss[]
  /** The list is still to come: what there is of it are its first rows. */
  readonly isWaiting: boolean
}

const Browser = memo(function Browser({ items, isWaiting, usualLevel }: BrowserProps) {
  const texts = bossTexts
  const common = catalogueTexts
  const filters = useFilters<BossFilterValues>(BOSS_FILTERS)
  const index = useMemo(() => createBossIndex(items), [items])
  const { values } = filters
  const query = useMemo(() => readBossQuery(values, usualLevel), [values, usualLevel])
  const rows = useMemo(() => index.find(query), [index, query])
  const listed = useListedBosses({ values, index, query, usualLevel, isWaiting })
  const detail = useDetail(filters, BossDetail)
  const open = index.byId.get(values.id)
  const reset = () => filters.reset()
  const set = [values.element, values.kind, values.near, values.event, values.number]
  const { numbers } = query
  return (
    <>
      {!isWaiting && <GoneNote id={values.id} item={open} />}
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
        filters={<Fields query={query} usualLevel={usualLevel} onChange={filters.set} />}
      >
        <Select
          label={texts.difficulty}
          value={query.difficulty}
          onChange={(difficulty) =>
            filters.set({ difficulty: difficulty === 'normal' ? '' : difficulty })
          }
          options={SHOWN_DIFFICULTIES.map((value) => ({
            value,
            label:
              value === 'nearest'
                ? `${texts.nearest} (Lv ${query.myLevel})`
                : `${texts.difficulty}: ${BOSS_DIFFICULTY_NAMES[value]}`,
          }))}
        />
        <ConditionChips
          chips={numbers.map((number, place) => ({
            key: `number ${place}`,
            label: bossNumberWords(number),
            onRemove: () => filters.set({ number: writeBossNumbers(numbers.toSpliced(place, 1)) }),
          }))}
          stats={[]}
          onReset={reset}
        />
        <div className={list.head}>
          <p className={list.count} role="status">
            {isWaiting
              ? common.reading
              : common.count(formatNumber(rows.length), formatNumber(items.length))}
          </p>
          <span className={list.tools}>
            <SavedSearches listed={listed} />
            <Order query={query} onSort={(sort) => filters.set({ sort })} />
          </span>
        </div>
        {rows.length === 0 && !isWaiting ? (
          <NoMatch onReset={filters.isFiltered ? reset : null} />
        ) : (
          <div>
            <BossColumns order={query.order} onSort={(sort) => filters.set({ sort })} />
            <VirtualList
              label={texts.list}
              className={list.list}
              rows={rows}
              isBeginning={isWaiting}
              rowHeight={ROW_HEIGHT}
              getKey={({ boss: { id } }) => id}
              renderRow={(view) => (
                <BossRow view={view} query={query} onOpen={() => detail.open(view.boss.id)} />
              )}
            />
          </div>
        )}
        {isWaiting && <Skeleton lines={8} shape="block" />}
      </FilterFrame>
      {open !== undefined && <BossDetail boss={open} query={query} onClose={detail.close} />}
    </>
  )
})

/** Whom a hit of an element is strong against. */
const weakTo = (hit: MonsterElement) => MONSTER_ELEMENTS.find((own) => WEAK_TO[own] === hit)

type ElementsProps = {
  readonly legend: string
  readonly elements: readonly MonsterElement[]
  readonly pressed: MonsterElement | undefined
  readonly onPress: (element: MonsterElement | undefined) => void
}

function Elements({ legend, elements, pressed, onPress }: ElementsProps) {
  return (
    <fieldset>
      <legend className={list.legend}>{legend}</legend>
      <div className={list.chips}>
        {elements.map((element) => (
          <Chip
            key={element}
            icon={<ElementIcon element={element} />}
            pressed={pressed === element}
            onPressedChange={(isOn) => onPress(isOn ? element : undefined)}
          >
            {ELEMENT_NAMES[element]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

type FieldsProps = {
  readonly query: BossQuery
  readonly usualLevel: number
  readonly onChange: (change: Partial<BossFilterValues>) => void
}

function Fields({ query, usualLevel, onChange }: FieldsProps) {
  const texts = bossTexts
  const { from, to } = nearLevels(query.myLevel)
  return (
    <>
      <Field label={texts.myLevel} hint={texts.bestExp}>
        <NumberField
          label={texts.myLevel}
          className={styles.level}
          value={query.myLevel}
          min={1}
          max={HIGHEST_LEVEL}
          parse={parseKoreanNumber}
          onChange={(level) => onChange({ level: level === usualLevel ? '' : String(level) })}
          onInvalid={() => undefined}
        />
      </Field>
      <Checkbox
        label={texts.aroundMe(from, to)}
        checked={query.isNear}
        onChange={(isOn) => onChange({ near: isOn ? '1' : '' })}
      />
      <Elements
        legend={texts.element}
        elements={MONSTER_ELEMENTS}
        pressed={query.element}
        onPress={(element) => onChange({ element: element ?? '' })}
      />
      {/* Each element is weak to one other: what is pressed here is the same filter, said the other way. */}
      <Elements
        legend={texts.weakTo}
        elements={MONSTER_ELEMENTS.filter((element) => weakTo(element) !== undefined)}
        pressed={query.element && (WEAK_TO[query.element] ?? undefined)}
        onPress={(element) => onChange({ element: (element && weakTo(element)) ?? '' })}
      />
      <div>
        <p className={list.legend} aria-hidden="true">
          {texts.kind}
        </p>
        <SegmentedControl
          block
          size="small"
          label={texts.kind}
          value={query.kind ?? ''}
          onChange={(kind) => onChange({ kind })}
          segments={(['', 'boss', 'fieldBoss'] as const).map((value) => ({
            value,
            label: texts.kinds[value],
          }))}
        />
      </div>
      <Checkbox
        label={texts.events}
        checked={query.withEvents}
        onChange={(isOn) => onChange({ event: isOn ? '1' : '' })}
      />
    </>
  )
}

function Order({ query: { order }, onSort }: { query: BossQuery; onSort: (sort: string) => void }) {
  const texts = bossTexts
  const ui = uiTexts
  const write = (key: OrderKey, isDesc: boolean) => onSort(writeOrder({ key, isDesc }))
  return (
    <span className={styles.controlRow}>
      <Select
        look="bare"
        label={texts.sort}
        value={order.key}
        onChange={(key) => write(key, key !== 'name' && key !== 'level')}
        options={ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
      />
      <IconButton
        size="small"
        label={order.isDesc ? ui.descending : ui.ascending}
        icon={order.isDesc ? <ArrowDownIcon /> : <ArrowUpIcon />}
        onClick={() => write(order.key, !order.isDesc)}
      />
    </span>
  )
}
