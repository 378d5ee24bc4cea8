import { type StatClause, type StatConditions, writePriceClauses } from '@gyeol/catalogue'
import { ELEMENT_NAMES, OBTAIN_NAMES } from '@gyeol/game-data'
import { baseText, writeBaseClauses } from '../../shared/conditions/base-values.ts'
import type { ConditionChip } from '../../shared/conditions/condition-chips.tsx'
import { conditionTexts } from '../../shared/conditions/conditions.texts.ts'
import { isEditing, writeConditions } from '../../shared/conditions/stat-conditions.ts'
import { priceText } from '../../shared/conditions/typed-prices.ts'
import { withoutPart } from '../../shared/conditions/typed-search.ts'
import type { Filters } from '../../shared/router/use-filters.ts'
import type { EquipmentFilterValues, EquipmentQuery } from '../../shared/lists/equipment-filters.ts'
import {
  type EquipmentIndex,
  equipmentTagText,
  kindsText,
} from '../../shared/lists/equipment-search.ts'
import { equipmentTexts } from './equipment.texts.ts'

type ChipsOf = {
  readonly filters: Filters<EquipmentFilterValues>
  readonly query: EquipmentQuery
  readonly index: EquipmentIndex
}

/** The codes of a filter without one of them, as the address has them. */
function without(codes: readonly string[], code: string): string {
  return codes.filter((other) => other !== code).join(',')
}

/** Chips of what applies: set in the rail, and understood of the typed text. */
export function useChips({ filters, query, index }: ChipsOf): readonly ConditionChip[] {
  const { marks, surenesses, usedIn, upToLevel } = equipmentTexts
  const { kind, within, by, level, elements, sure, material, mark, bases, prices, conditions } =
    query
  const { clauses, isPlain } = conditions
  const kinds = kind === undefined ? (within ?? []) : [kind]
  const change = (next: Partial<StatConditions>) =>
    filters.set(writeConditions(next), { isTyping: isEditing(next, query.conditions) })
  const plain = (key: string, label: string, onRemove: () => void) => ({ key, label, onRemove })
  return [
    ...(kinds.length === 0
      ? []
      : [plain('kind', kindsText(kinds), () => filters.set({ kind: '' }))]),
    ...bases.map((clause, place) =>
      plain(`base ${place}`, baseText(clause), () =>
        filters.set({ base: writeBaseClauses(bases.toSpliced(place, 1)) }),
      ),
    ),
    ...prices.map((clause, place) =>
      plain(`price ${place}`, priceText(clause), () =>
        filters.set({ price: writePriceClauses(prices.toSpliced(place, 1)) }),
      ),
    ),
    ...by.map((code) =>
      plain(`by ${code}`, OBTAIN_NAMES[code], () => filters.set({ by: without(by, code) })),
    ),
    ...(level === undefined
      ? []
      : [plain('level', upToLevel(level), () => filters.set({ level: '' }))]),
    ...elements.map((code) =>
      plain(`element ${code}`, ELEMENT_NAMES[code], () =>
        filters.set({ element: without(elements, code) }),
      ),
    ),
    ...(sure === undefined
      ? []
      : [plain('sure', surenesses[sure], () => filters.set({ sure: '' }))]),
    ...(material === undefined
      ? []
      : [plain('material', usedIn(material), () => filters.set({ material: '' }))]),
    ...(mark === undefined ? [] : [plain('mark', marks[mark], () => filters.set({ mark: '' }))]),
    ...clauses.map((clause, place) => ({
      key: `clause ${place}`,
      clause,
      onChange: (next: StatClause) => change({ clauses: clauses.with(place, next) }),
      onRemove: () => change({ clauses: clauses.toSpliced(place, 1) }),
    })),
    ...typedChips({ filters, query, index }),
    ...(isPlain ? [plain('plain', conditionTexts.plain, () => change({ isPlain: false }))] : []),
  ]
}

/** Taking one of them away takes its words out of the field; editing makes it a filter. */
function typedChips({ filters, query, index }: ChipsOf): readonly ConditionChip[] {
  const typed = index.read(query.text)
  return typed.parts.map((part, place) => {
    const key = `typed ${place}`
    const onRemove = () => filters.set({ q: withoutPart(typed, place) })
    if (part.kind === 'tag') {
      const label = equipmentTagText(part.tag)
      return { key, label: part.isNot === true ? conditionTexts.without(label) : label, onRemove }
    }
    const onChange = (clause: StatClause) =>
      filters.set({
        q: withoutPart(typed, place),
        ...writeConditions({ clauses: [...query.conditions.clauses, clause] }),
      })
    return { key, clause: part.clause, onChange, onRemove }
  })
}
