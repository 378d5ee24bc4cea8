import {
  CRYSTA_ROWS,
  ENGLISH_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  MATERIAL_NAMES,
  readEquipmentRows,
  REGISTLET_ROWS,
} from '@gyeol/game-data'

// Object.keys loses the literal keys; these tables have no others.
const keysOf = <Key extends string>(table: Readonly<Record<Key, string>>) =>
  Object.keys(table) as Key[]

type Named = { readonly name: string; readonly nameEn?: string }

/** Names of shipped things by the list they are in; the list `null` holds materials and goods. */
let names: ReadonlyMap<string | null, ReadonlyMap<string, string>> | undefined

const pairsOf = (rows: readonly Named[]) =>
  new Map(rows.flatMap(({ name, nameEn }) => (nameEn === undefined ? [] : [[name, nameEn]])))

/** Read when somebody first asks: the rows themselves are not kept. */
function readNames() {
  const materials = keysOf(MATERIAL_NAMES).map(
    (key) => [MATERIAL_NAMES[key], ENGLISH_NAMES.MATERIAL_NAMES[key]] as const,
  )
  return new Map<string | null, ReadonlyMap<string, string>>([
    ['crysta', pairsOf(CRYSTA_ROWS)],
    ['equipment', pairsOf(readEquipmentRows())],
    ['registlet', pairsOf(REGISTLET_ROWS)],
    [null, new Map([...Object.entries(ENGLISH_NAMES.QUEST_THINGS), ...materials])],
  ])
}

/** What tells pieces of one name apart, word by word. */
const VARIANT_WORDS: ReadonlyMap<string, string> = new Map([
  ...keysOf(EQUIPMENT_KIND_NAMES).map(
    (key) => [EQUIPMENT_KIND_NAMES[key], ENGLISH_NAMES.EQUIPMENT_KIND_NAMES[key]] as const,
  ),
  ...keysOf(EQUIPMENT_VARIANT_NAMES).map(
    (key) => [EQUIPMENT_VARIANT_NAMES[key], ENGLISH_NAMES.EQUIPMENT_VARIANT_NAMES[key]] as const,
  ),
])

/** "드랍 ATK 100": words of ours, then what is no word of any language. */
const VARIANT_PART = /^(.*?)((?: (?:ATK|DEF) \d+| \d+)?)$/

/** A variant of ours in English; one that people made stays. */
function englishVariant(variant: string): string {
  return variant
    .split(' · ')
    .map((part) => {
      const [, words = part, rest = ''] = VARIANT_PART.exec(part) ?? []
      return (VARIANT_WORDS.get(words) ?? words) + rest
    })
    .join(' · ')
}

type Item = {
  readonly entity: string | null
  readonly is_sample: number
  readonly name: string
  readonly variant: string
}

/** What an item is called in English; `nameEn` is null for what goes by a name of its own. */
export function englishItemNames({ entity, is_sample: isSample, name, variant }: Item) {
  names ??= readNames()
  const nameEn = isSample === 1 ? undefined : names.get(entity)?.get(name)
  return { nameEn: nameEn ?? null, variantEn: englishVariant(variant) }
}
