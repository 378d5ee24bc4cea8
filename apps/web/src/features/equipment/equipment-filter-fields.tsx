import { OBTAIN_KINDS, type ObtainKind } from '@gyeol/contract'
import { ELEMENT_NAMES, EQUIPMENT_KIND_NAMES, OBTAIN_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { EQUIPMENT_KINDS, type EquipmentKind, SURENESSES, type Sureness } from '@gyeol/terms'
import { soughtStats } from '../../shared/conditions/stat-conditions.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { statName } from '../../shared/stats/stat-words.ts'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import {
  type EquipmentQuery,
  isPlainOrder,
  type Mark,
  MARKS,
  OFFERED_LEVELS,
  type OrderKey,
  orderOf,
  PLAIN_ORDERS,
  writeOrder,
  LISTED_ELEMENTS,
  type ListedElement,
} from '../../shared/lists/equipment-filters.ts'
import { equipmentTexts } from './equipment.texts.ts'

type KindStripProps = {
  readonly kind: EquipmentKind | undefined
  /** How many there are of each, as everything else is asked for; null while nobody knows. */
  readonly counts: ReadonlyMap<EquipmentKind, number> | null
  readonly onKind: (kind: EquipmentKind | '') => void
}

/** The kinds in one line above the list, where a press is enough. */
export function KindStrip({ kind: chosen, counts, onKind }: KindStripProps) {
  const texts = equipmentTexts
  return (
    <fieldset className={list.strip} aria-label={texts.kind}>
      <Chip pressed={chosen === undefined} onPressedChange={() => onKind('')}>
        {texts.allKinds} <Count count={counts && sumOf(counts.values())} />
      </Chip>
      {EQUIPMENT_KINDS.map((kind) => (
        <Chip
          key={kind}
          pressed={chosen === kind}
          onPressedChange={(isOn) => onKind(isOn ? kind : '')}
        >
          {EQUIPMENT_KIND_NAMES[kind]} <Count count={counts && (counts.get(kind) ?? 0)} />
        </Chip>
      ))}
    </fieldset>
  )
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, one) => sum + one, 0)

function Count({ count }: { readonly count: number | null }) {
  return <small>{count === null ? '…' : formatNumber(count)}</small>
}

type MarkFieldProps = {
  readonly mark: Mark | undefined
  readonly onMark: (mark: Mark | '') => void
}

/** Only what the viewer has marked. */
export function MarkField({ mark, onMark }: MarkFieldProps) {
  const texts = equipmentTexts
  return (
    <fieldset>
      <legend className={list.legend}>{texts.mark}</legend>
      <div className={list.chips}>
        {MARKS.map((value) => (
          <Chip
            key={value}
            pressed={mark === value}
            onPressedChange={(isOn) => onMark(isOn ? value : '')}
          >
            {texts.marks[value]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

type ChoicesProps<Code extends string> = {
  readonly legend: string
  readonly codes: readonly Code[]
  readonly chosen: readonly Code[]
  readonly nameOf: (code: Code) => string
  /** The chosen codes as the address has them. */
  readonly onChosen: (codes: string) => void
}

/** Any of several codes; none chosen means all. */
function Choices<Code extends string>(props: ChoicesProps<Code>) {
  const { legend, codes, chosen, nameOf, onChosen } = props
  const toggle = (code: Code, isOn: boolean) =>
    onChosen(codes.filter((other) => (other === code ? isOn : chosen.includes(other))).join(','))
  return (
    <fieldset>
      <legend className={list.legend}>{legend}</legend>
      <div className={list.chips}>
        {codes.map((code) => (
          <Chip
            key={code}
            pressed={chosen.includes(code)}
            onPressedChange={(isOn) => toggle(code, isOn)}
          >
            {nameOf(code)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Only what is had in one of the chosen ways. */
export function ByField({ by, onBy }: { by: readonly ObtainKind[]; onBy: (by: string) => void }) {
  const texts = equipmentTexts
  return (
    <Choices
      legend={texts.by}
      codes={OBTAIN_KINDS}
      chosen={by}
      nameOf={(code) => OBTAIN_NAMES[code]}
      onChosen={onBy}
    />
  )
}

/** Only what has one of the chosen elements. */
export function ElementField({
  elements,
  onElements,
}: {
  elements: readonly ListedElement[]
  onElements: (elements: string) => void
}) {
  const texts = equipmentTexts
  return (
    <Choices
      legend={texts.element}
      codes={LISTED_ELEMENTS}
      chosen={elements}
      nameOf={(code) => ELEMENT_NAMES[code]}
      onChosen={onElements}
    />
  )
}

/** Only what is had at a level or below. */
export function LevelField({
  level,
  onLevel,
}: {
  level: number | undefined
  onLevel: (level: string) => void
}) {
  const texts = equipmentTexts
  const levels = new Set<number>([...OFFERED_LEVELS, ...(level === undefined ? [] : [level])])
  return (
    <div>
      <p className={list.legend} aria-hidden="true">
        {texts.level}
      </p>
      <Select
        label={texts.level}
        value={level === undefined ? '' : String(level)}
        onChange={onLevel}
        options={[
          { value: '', label: texts.anyLevel },
          ...[...levels]
            .sort((a, b) => a - b)
            .map((value) => ({ value: String(value), label: texts.upToLevel(value) })),
        ]}
      />
    </div>
  )
}

/** Only what is as sure as this. */
export function SureField({
  sure,
  onSure,
}: {
  sure: Sureness | undefined
  onSure: (sure: Sureness | '') => void
}) {
  const texts = equipmentTexts
  return (
    <div>
      <p className={list.legend} aria-hidden="true">
        {texts.sure}
      </p>
      <Select<Sureness | ''>
        label={texts.sure}
        value={sure ?? ''}
        onChange={onSure}
        options={[
          { value: '', label: texts.anySure },
          ...SURENESSES.map((value) => ({ value, label: texts.surenesses[value] })),
        ]}
      />
    </div>
  )
}

/** By which number the list is sorted. */
export function OrderSelect({
  asked,
  onSort,
}: {
  asked: EquipmentQuery
  onSort: (sort: string) => void
}) {
  const texts = equipmentTexts
  const stats = [...soughtStats(asked.conditions.clauses)]
  const order = orderOf(asked)
  const nameOf = (key: OrderKey) => (isPlainOrder(key) ? texts.orders[key] : statName(key))
  const value = order === undefined ? '' : writeOrder(order)
  const usual = [
    { value: '', label: texts.autoOrder },
    ...PLAIN_ORDERS.map((key) => ({
      value: key === 'name' ? key : `-${key}`,
      label: texts.orders[key],
    })),
    ...stats.map((stat) => ({ value: `-${stat}`, label: statName(stat) })),
  ]
  // The other way round, as the heads of the columns can have it.
  const options =
    order === undefined || usual.some((option) => option.value === value)
      ? usual
      : [...usual, { value, label: texts.reversed(nameOf(order.key), order.isDesc) }]
  return <Select look="bare" label={texts.sort} value={value} onChange={onSort} options={options} />
}
