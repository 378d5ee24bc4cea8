import type { CatalogueEntity } from '@gyeol/contract'
import {
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  MAIN_QUEST,
  MATERIAL_NAMES,
} from '@gyeol/game-data'
import { goodsItemId, materialItemId } from '@gyeol/prices'
import { MATERIALS } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { listNames, type NamedItem } from '../catalogue/catalogue-names.service.ts'
import { namesakeVariants } from './namesake-variants.ts'
import { toItemSearchText, toNameKey } from './price-item-names.ts'

/** The lists of the library whose things change hands, in the order in which they get their ids. */
export const TRADED_ENTITIES = ['crysta', 'equipment', 'registlet'] as const satisfies readonly [
  CatalogueEntity,
  ...CatalogueEntity[],
]

/** One of {@link TRADED_ENTITIES}. */
export type TradedEntity = (typeof TRADED_ENTITIES)[number]

/** What an item is made of that comes with the library. */
export type LibraryItem = {
  readonly kindId: string
  readonly name: string
  readonly variant: string
  readonly unitQuantity: number
  readonly entity: TradedEntity | null
  readonly searchText: string
}

/** A thing of the library on its way to an item; `entityId` is null for materials. */
export type LibraryThing = { readonly entityId: string | null; readonly content: LibraryItem }

/** A thing with the id its item would best have. */
export type WantedThing = LibraryThing & { readonly wantedId: string }

/** Points are traded by the thousand. */
const POINTS = 1000

/** What players call the materials besides. */
const MATERIAL_WORDS: Readonly<Record<keyof typeof MATERIAL_NAMES, readonly string[]>> = {
  metal: ['metal', '철'],
  cloth: ['cloth', '포목'],
  beast: ['beast', '수품'],
  wood: ['wood', '나무'],
  medicine: ['medicine', '약'],
  mana: ['mana', '마나'],
}

/** Every traded thing of the library as it is now, always in the same order. */
export async function listLibraryThings(kysely: Kysely<Schema>): Promise<readonly WantedThing[]> {
  const things: WantedThing[] = []
  for (const entity of TRADED_ENTITIES) {
    const named = await listNames(kysely, entity)
    const variants = entity === 'equipment' ? namesakeVariants(named.map(toNamesake)) : null
    named.sort((left, right) => (left.id < right.id ? -1 : 1))
    for (const { id, name, nameEn, aliases } of named) {
      const variant = variants?.get(id) ?? ''
      things.push({
        wantedId: id,
        entityId: id,
        content: {
          kindId: entity,
          name,
          variant,
          unitQuantity: 1,
          entity,
          searchText: toItemSearchText([name, variant, nameEn ?? '', ...aliases]),
        },
      })
    }
  }
  return [...things, ...materials(), ...questGoods()]
}

function materials(): readonly WantedThing[] {
  return MATERIALS.map((material) => ({
    wantedId: materialItemId(material),
    entityId: null,
    content: {
      kindId: 'material',
      name: MATERIAL_NAMES[material],
      variant: '',
      unitQuantity: POINTS,
      entity: null,
      searchText: toItemSearchText([MATERIAL_NAMES[material], ...MATERIAL_WORDS[material]]),
    },
  }))
}

/** What the story of the game asks for: players sell it to each other. */
function questGoods(): readonly WantedThing[] {
  const episodes = MAIN_QUEST.chapters.flatMap((chapter) => chapter.episodes)
  const named = episodes.flatMap(({ ingredients = [] }) => ingredients)
  const names = new Set(named.map(({ itemName }) => itemName.ko))
  return [...names].map((name) => ({
    wantedId: goodsItemId(name),
    entityId: null,
    content: {
      kindId: 'material',
      name,
      variant: '',
      unitQuantity: 1,
      entity: null,
      searchText: toItemSearchText([name]),
    },
  }))
}

function toNamesake({ id, name, kind, variant, atk, def }: NamedItem) {
  const base = atk === null ? (def === null ? '' : `DEF ${def}`) : `ATK ${atk}`
  return {
    id,
    nameKey: toNameKey(name),
    kind: nameOf(EQUIPMENT_KIND_NAMES, kind),
    how: nameOf(EQUIPMENT_VARIANT_NAMES, variant),
    base,
  }
}

function nameOf(names: Readonly<Record<string, string>>, code: string | null): string {
  return code === null ? '' : (names[code] ?? '')
}
