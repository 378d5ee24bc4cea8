import { OPTION_CATALOGUE, OPTION_SEARCH_WORDS } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { availability, type OptionDefinition, type Refusal, type Session } from '@gyeol/statting'
import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { categoryName, optionName } from './option-labels.ts'

/** One option as the picker lists it. `refusal` says why it cannot be picked. */
export type PickerOption = {
  readonly option: OptionDefinition
  readonly name: string
  readonly refusal: Refusal | null
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
  const wanted =
    filter.query.trim() === ''
      ? OPTION_CATALOGUE
      : searchIndex()
          .search(filter.query)
          .map((hit) => hit.item)
  const options = wanted
    .filter((option) => filter.category === null || option.category === filter.category)
    .filter((option) => isOffered(option, session) && (filter.isOffered?.(option) ?? true))
    .map(
      (option): PickerOption => ({
        option,
        name: optionName(option.key),
        refusal: availability(session, option.key, slot),
      }),
    )
  if (filter.query.trim() !== '') return groupByRank(options)
  return OPTION_CATEGORIES.map((category) => ({
    category,
    options: options.filter(({ option }) => option.category === category),
  })).filter((group) => group.options.length > 0)
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
