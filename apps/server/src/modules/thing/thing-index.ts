import type {
  BossInput,
  CrystaInput,
  EquipmentInput,
  JobInput,
  QuestLink,
  RegistletInput,
} from '@gyeol/contract'
import { ENGLISH_NAMES, MAIN_QUEST } from '@gyeol/game-data'
import { toStoredSearchText } from '@gyeol/korean'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import type { ThingLists } from './thing-lists.ts'

/** What monsters, places and skills have in common, ready to be asked from either side. */
export type ThingIndex = {
  readonly bossesCalled: (name: string) => readonly Item<BossInput>[]
  readonly bossesDropping: (crystaId: string) => readonly Item<BossInput>[]
  readonly bossesAt: (place: string) => readonly Item<BossInput>[]
  readonly crystasOf: (monster: string) => readonly Item<CrystaInput>[]
  readonly crystasAt: (place: string) => readonly Item<CrystaInput>[]
  readonly crystasUpon: (crystaId: string) => readonly Item<CrystaInput>[]
  readonly equipmentOf: (monster: string) => readonly Item<EquipmentInput>[]
  /** Crystas and equipment of any name it goes by: what a recipe means by a material. */
  readonly crystasCalled: (name: string) => readonly Item<CrystaInput>[]
  readonly equipmentKnownAs: (name: string) => readonly Item<EquipmentInput>[]
  readonly equipmentMadeOf: (material: string) => readonly Item<EquipmentInput>[]
  readonly equipmentCalled: (name: string) => readonly Item<EquipmentInput>[]
  readonly registletsFor: (skill: string) => readonly Item<RegistletInput>[]
  readonly jobsFor: (id: string) => readonly Item<JobInput>[]
  readonly questsOf: (monster: string) => readonly QuestLink[]
}

/** Made once for one state of the lists. */
const indexes = new WeakMap<ThingLists['crysta'], { lists: ThingLists; index: ThingIndex }>()

/** The index of these lists; the one of before while none of them has changed. */
export function indexOf(lists: ThingLists): ThingIndex {
  const known = indexes.get(lists.crysta)
  if (known !== undefined && isSame(known.lists, lists)) return known.index
  const index = createIndex(lists)
  indexes.set(lists.crysta, { lists, index })
  return index
}

function isSame(left: ThingLists, right: ThingLists): boolean {
  return (Object.keys(left) as (keyof ThingLists)[]).every((list) => left[list] === right[list])
}

function createIndex({ crysta, equipment, boss, registlet, job }: ThingLists): ThingIndex {
  const dropsOf = ({ content }: Item<EquipmentInput>) =>
    content.obtain.flatMap(({ by, name }) => (by === 'monster' ? name : []))
  return {
    bossesCalled: grouped(boss.items, everyName),
    bossesDropping: grouped(boss.items, ({ content }) => content.crystaIds),
    bossesAt: grouped(boss.items, ({ content }) => [content.map, content.mapAlt].filter(isPlace)),
    crystasOf: grouped(crysta.items, ({ content }) => content.drops.map(({ monster }) => monster)),
    crystasAt: grouped(crysta.items, ({ content }) =>
      content.drops.map(({ map }) => map).filter(isPlace),
    ),
    crystasUpon: grouped(crysta.items, ({ content }) => [content.parentId]),
    equipmentOf: grouped(equipment.items, dropsOf),
    crystasCalled: grouped(crysta.items, everyName),
    equipmentKnownAs: grouped(equipment.items, everyName),
    equipmentMadeOf: grouped(equipment.items, ({ content: { recipe } }) =>
      (recipe?.materials ?? []).map(({ name }) => name),
    ),
    equipmentCalled: grouped(equipment.items, ({ content }) => [content.name]),
    registletsFor: grouped(registlet.items, ({ content }) => [skillOf(content)]),
    jobsFor: grouped(job.items, ({ content }) => [...content.crystaIds, ...content.registletIds]),
    questsOf: grouped(
      QUESTS,
      ({ names }) => names,
      ({ quest }) => quest,
    ),
  }
}

const everyName = ({ content: { name, nameEn, aliases } }: Item<CommonContent>): Names => [
  name,
  nameEn,
  ...aliases,
]

/** Where the data names no more than that, things of many years and places have only the word in common. */
const NO_PLACE = '이벤트'

const isPlace = (map: string | null): boolean => map !== NO_PLACE

/** The skill a registlet is about, in one text; null for those about none. */
export function skillOf({ skillTree, skill }: RegistletInput): string | null {
  return skill === null ? null : `${skillTree ?? ''} ${skill}`
}

type Names = readonly (string | null)[]

/** Things by every name they answer to. Spaces and marks do not count, as in the search. */
function grouped<Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => Names,
): (name: string) => readonly Row[]
function grouped<Row, Shown>(
  rows: readonly Row[],
  namesOf: (row: Row) => Names,
  toShown: (row: Row) => Shown,
): (name: string) => readonly Shown[]
function grouped(
  rows: readonly unknown[],
  namesOf: (row: never) => Names,
  toShown: (row: never) => unknown = (row) => row,
): (name: string) => readonly unknown[] {
  const groups = new Map<string, unknown[]>()
  for (const row of rows) {
    // The rows are of the type the functions were given for.
    const own = row as never
    const keys = new Set(namesOf(own).flatMap((name) => (name === null ? [] : keyOf(name))))
    for (const key of keys) groups.set(key, [...(groups.get(key) ?? []), toShown(own)])
  }
  return (name) => groups.get(keyOf(name)) ?? []
}

/** `Yashiro (Lv30)` is Yashiro. */
function keyOf(name: string): string {
  return toStoredSearchText(name.replace(/\s*\(Lv\.?\s*\d+\)$/i, '')) || name
}

/** Episodes and the monsters one meets for them: fought themselves, or for what they drop. */
const QUESTS = MAIN_QUEST.chapters
  .flatMap(({ episodes }) => episodes)
  .flatMap(({ no, title: { ko }, boss, ingredients = [] }) => {
    const episode = { no, title: ko, titleEn: ENGLISH_NAMES.EPISODE_TITLES[ko] ?? null }
    const fought = { ...episode, item: null, itemEn: null, count: null }
    return [
      ...(boss === undefined ? [] : [{ names: [boss.ko], quest: fought }]),
      ...ingredients.map(({ itemName: { ko: item }, count, monsters }) => ({
        names: monsters.map(({ name }) => name?.ko ?? null),
        quest: { ...episode, item, itemEn: ENGLISH_NAMES.QUEST_THINGS[item] ?? null, count },
      })),
    ]
  })
