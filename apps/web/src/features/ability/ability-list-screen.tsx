import { ABILITY_TIERS, type AbilityTier } from '@gyeol/catalogue'
import {
  ABILITY_CATEGORIES,
  ABILITY_TRIGGERS,
  type Ability,
  type AbilityTrigger,
} from '@gyeol/contract'
import { ABILITY_CATEGORY_NAMES, ABILITY_TRIGGER_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { memo, useMemo, useState } from 'react'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { useReadAllAbilitiesQuery } from '../../shared/catalogue/catalogue.api.ts'
import { NoMatch } from '../../shared/catalogue/list/no-match.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { useWaiting } from '../../shared/catalogue/list/use-waiting.ts'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { SavedSearches } from '../../shared/saved-searches/saved-searches.tsx'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { CreateButton } from '../../shared/ui/buttons/create-link.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { readOrder } from './ability-order.ts'
import { AbilityColumns, AbilityRow } from './ability-row.tsx'
import {
  ABILITY_FILTERS,
  type AbilityFilterValues,
  createAbilityIndex,
  knownValues,
} from './ability-search.ts'
import styles from './ability.module.css'
import { abilityTexts } from './ability.texts.ts'
import { useListedAbilities } from './use-listed-abilities.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const AbilityDialog = latePart(async () => (await import('./ability-dialog.tsx')).AbilityDialog)

const ROW_HEIGHT = 130
const TIER_WORDS = ['1', '2', '3', '4', '5'] as const

/** /ability: the special powers of dropped equipment, at any tier. */
export function AbilityListScreen() {
  const texts = abilityTexts
  const isEditor = useIsEditor()
  const waiting = useWaiting<'readAllAbilities'>('ability', ABILITY_FILTERS)
  const [edited, setEdited] = useState<Ability | 'new' | null>(null)
  return (
    <CataloguePage<AnswerOrCopy<'readAllAbilities'>>
      title={texts.title}
      entity="ability"
      query={useReadAllAbilitiesQuery()}
      waiting={waiting}
      actions={isEditor && <CreateButton label={texts.create} onClick={() => setEdited('new')} />}
    >
      {(abilities) => (
        <>
          <Browser
            items={abilities.items}
            isWaiting={abilities === waiting}
            onEdit={isEditor ? setEdited : undefined}
          />
          {edited !== null && (
            <AbilityDialog
              ability={edited === 'new' ? null : trueItem(edited)}
              onClose={() => setEdited(null)}
            />
          )}
        </>
      )}
    </CataloguePage>
  )
}

type BrowserProps = {
  readonly items: readonly Ability[]
  /** The list is still to come: what there is of it are its first rows. */
  readonly isWaiting: boolean
  /** Only for those who may. */
  readonly onEdit: ((ability: Ability) => void) | undefined
}

const Browser = memo(function Browser({ items, isWaiting, onEdit }: BrowserProps) {
  const texts = abilityTexts
  const common = catalogueTexts
  const filters = useFilters<AbilityFilterValues>(ABILITY_FILTERS)
  const values = useMemo(() => knownValues(filters.values), [filters.values])
  const index = useMemo(() => createAbilityIndex(items), [items])
  const rows = useMemo(() => index.find(values), [index, values])
  const listed = useListedAbilities({ values, index, isWaiting })
  const order = readOrder(values.sort)
  const tier = tierOf(values.tier)
  const reset = () => filters.reset()
  return (
    <>
      <div className={styles.tiers}>
        <SegmentedControl
          block
          label={texts.tier}
          value={oneOfOrNone(TIER_WORDS, values.tier) ?? '1'}
          onChange={(next) => filters.set({ tier: next === '1' ? '' : next })}
          segments={ABILITY_TIERS.map((one, place) => ({
            value: TIER_WORDS[place] ?? '1',
            label: texts.tierName(one),
          }))}
        />
        <p className={styles.legend}>{texts.legend}</p>
      </div>
      <FilterFrame
        filterCount={[values.category, values.trigger].filter(Boolean).length}
        onReset={reset}
        resultCount={formatNumber(rows.length)}
        search={
          <SearchField
            label={texts.search}
            value={values.q}
            onSearch={(q) => filters.set({ q }, { isTyping: true })}
          />
        }
        filters={<Fields values={values} onChange={filters.set} />}
      >
        <div className={list.head}>
          <p className={list.count} role="status">
            {isWaiting
              ? common.reading
              : common.count(formatNumber(rows.length), formatNumber(items.length))}
          </p>
          <SavedSearches listed={listed} />
        </div>
        {rows.length === 0 && !isWaiting ? (
          <NoMatch onReset={filters.isFiltered ? reset : null} />
        ) : (
          <div>
            <AbilityColumns
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
              renderRow={(ability) => <AbilityRow ability={ability} tier={tier} onEdit={onEdit} />}
            />
          </div>
        )}
        {isWaiting && <Skeleton lines={8} shape="block" />}
      </FilterFrame>
    </>
  )
})

type FieldsProps = {
  readonly values: AbilityFilterValues
  readonly onChange: (change: Partial<AbilityFilterValues>) => void
}

function Fields({ values, onChange }: FieldsProps) {
  const texts = abilityTexts
  return (
    <>
      <fieldset>
        <legend className={list.legend}>{texts.category}</legend>
        <div className={list.chips}>
          {ABILITY_CATEGORIES.map((category) => (
            <Chip
              key={category}
              pressed={values.category === category}
              onPressedChange={(isOn) => onChange({ category: isOn ? category : '' })}
            >
              {ABILITY_CATEGORY_NAMES[category]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div>
        <p className={list.legend} aria-hidden="true">
          {texts.trigger}
        </p>
        <Select<AbilityTrigger | ''>
          label={texts.trigger}
          value={oneOfOrNone(ABILITY_TRIGGERS, values.trigger) ?? ''}
          onChange={(trigger) => onChange({ trigger })}
          options={[
            { value: '', label: texts.anyTrigger },
            ...ABILITY_TRIGGERS.map((value) => ({ value, label: ABILITY_TRIGGER_NAMES[value] })),
          ]}
        />
      </div>
    </>
  )
}

function tierOf(text: string): AbilityTier {
  return ABILITY_TIERS.find((tier) => String(tier) === text) ?? 1
}
