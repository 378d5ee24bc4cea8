import { amountBehind, type AskedAmount } from '@gyeol/catalogue'
import { OPTION_CATALOGUE, OPTION_SEARCH_WORDS } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import {
  availability,
  limitsOf,
  type OptionDefinition,
  type Refusal,
  type Session,
} from '@gyeol/statting'
import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { categoryName, optionName } from './option-labels.ts'

/** One option as the picker lists it. `refusal` says why it cannot be picked. */
export type PickerOption = {
  readonly option: OptionDefinition
  readonly name: string
  readonly refusal: Refusal | null
  /** The amount it can reach, where an amount was asked for. */
  readonly reach: number | null
}

/** Options under one heading. */
export type PickerGroup = { readonly category: OptionCategory; readonly options: PickerOption[] }

const makeIndex = () =>
  createSearchIndex(OPTION_CATALOGUE, (option) => ({
    name: optionName(option.key),
    aliases: [
      ...OPTION_SEARCH_WORDS[option.key].alternatives,
      ...OPTION_SEARCH_WORDS[option.key].aliases,
      categoryName(option.category),
      option.key.replaceAll('_', ' '),
    ],
  }))

let index: ReturnType<typeof makeIndex> | undefined

/** Made at the first search: the picker opens without it. */
function searchIndex(): ReturnType<typeof makeIndex> {
  index ??= makeIndex()
  return index
}

/** What the picker shows for a slot: everything in groups, or the hits of a search in one ranked group each. */
export function pickerGroups(
  session: Session,
  slot: number,
  filter: {
    query: string
    category: OptionCategory | null
    /** Leaves out what makes no sense to read here; default: offers everything. */
    isOffered?: ((option: OptionDefinition) => boolean) | undefined
  },
): PickerGroup[] {
  const { wanted, reachOf } = wantedOptions(session, filter.query)
  const options = wanted
    .filter((option) => filter.category === null || option.category === filter.category)
    .filter((option) => isOffered(option, session) && (filter.isOffered?.(option) ?? true))
    .map(
      (option): PickerOption => ({
        option,
        name: optionName(option.key),
        refusal: availability(session, option.key, slot),
        reach: reachOf(option),
      }),
    )
  if (filter.query.trim() !== '') return groupByRank(options)
  return OPTION_CATEGORIES.map((category) => ({
    category,
    options: options.filter(({ option }) => option.category === category),
  })).filter((group) => group.options.length > 0)
}

type Wanted = {
  readonly wanted: readonly OptionDefinition[]
  readonly reachOf: (option: OptionDefinition) => number | null
}

/** The hits of a search, best first; those that reach an amount (`크확 10 이상`) by how far they reach. */
function wantedOptions(session: Session, query: string): Wanted {
  const all = { wanted: OPTION_CATALOGUE, reachOf: () => null }
  if (query.trim() === '') return all
  const search = (text: string) =>
    searchIndex()
      .search(text)
      .map(({ item }) => item)
  const wanted = search(query)
  const asked = wanted.length === 0 ? amountBehind(query) : null
  if (asked === null) return { ...all, wanted }
  const reachOf = (option: OptionDefinition) => {
    const { minValue, maxValue } = limitsOf(option, session.settings)
    return asked.operator.startsWith('<') ? minValue : maxValue
  }
  const able = search(asked.words).filter((option) => isReached(asked, reachOf(option)))
  return { wanted: able.toSorted((a, b) => Math.abs(reachOf(b)) - Math.abs(reachOf(a))), reachOf }
}

/** Whether an option that goes so far can be what is asked for. */
function isReached({ operator, value }: AskedAmount, reach: number): boolean {
  if (operator === '<') return reach < value
  if (operator === '<=') return reach <= value
  return operator === '>' ? reach > value : reach >= value
}

/** The first options of a list, under their headings. */
export function firstOptions(groups: readonly PickerGroup[], count: number): PickerGroup[] {
  let left = count
  return groups.flatMap((group) => {
    if (left <= 0) return []
    const options = group.options.slice(0, left)
    left -= options.length
    return [{ ...group, options }]
  })
}

/** Of the two rows of an element grant only the one of the session's element setting makes sense to read. */
function isOffered(option: OptionDefinition, session: Session): boolean {
  return (
    option.whenElementMatches === undefined ||
    option.whenElementMatches === session.settings.elementMatches
  )
}

/** Keeps the rank of the hits: a category stands where its best hit stands. */
function groupByRank(options: readonly PickerOption[]): PickerGroup[] {
  const groups = new Map<OptionCategory, PickerOption[]>()
  for (const item of options) {
    const group = groups.get(item.option.category) ?? []
    group.push(item)
    groups.set(item.option.category, group)
  }
  return [...groups].map(([category, list]) => ({ category, options: list }))
}
