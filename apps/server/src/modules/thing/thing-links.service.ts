import type {
  AbilityInput,
  BossInput,
  CatalogueEntity,
  CrystaInput,
  EquipmentInput,
  QuestLink,
  RegistletInput,
  ThingLink,
  ThingLinks,
  ThingRelation,
} from '@gyeol/contract'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { indexOf, skillOf, type ThingIndex } from './thing-index.ts'
import type { Thing, ThingLists } from './thing-lists.ts'

/** More of one relation are counted, not listed. */
const MOST_LINKS = 24

type Related = {
  readonly groups: readonly (readonly [ThingRelation, readonly ThingLink[]])[]
  readonly quests: readonly QuestLink[]
}

/** Where a thing leads, computed from all lists; what stands in one group is not repeated in a later one. */
export function linksOf(lists: ThingLists, thing: Thing): ThingLinks {
  const { groups, quests } = relatedOf(lists, thing)
  const seen = new Set([`${thing.entity} ${thing.item.id}`])
  const shown = groups.map(([relation, links]) => {
    // The line shows the thing itself between its neighbours.
    const fresh = relation === 'line' ? links : links.filter((link) => !seen.has(keyOf(link)))
    for (const link of fresh) seen.add(keyOf(link))
    return { relation, total: fresh.length, items: fresh.slice(0, MOST_LINKS) }
  })
  return {
    id: thing.item.id,
    groups: shown.filter(({ total }) => total > 0),
    quests: [...new Map(quests.map((quest) => [`${quest.no} ${quest.item}`, quest])).values()],
  }
}

const keyOf = ({ entity, id }: ThingLink) => `${entity} ${id}`

function relatedOf(lists: ThingLists, thing: Thing): Related {
  const index = indexOf(lists)
  switch (thing.entity) {
    case 'crysta':
      return ofCrysta(lists, index, thing.item)
    case 'boss':
      return ofBoss(lists, index, thing.item)
    case 'equipment':
      return ofEquipment(index, thing.item)
    case 'registlet':
      return ofRegistlet(index, thing.item)
    case 'ability':
      return ofAbility(lists, thing.item)
  }
}

function ofCrysta({ crysta }: ThingLists, index: ThingIndex, item: Item<CrystaInput>): Related {
  const { drops } = item.content
  const monsters = drops.map(({ monster }) => monster)
  const places = drops.flatMap(({ map }) => map ?? [])
  const bosses = [...index.bossesDropping(item.id), ...monsters.flatMap(index.bossesCalled)]
  const line = [...pathTo(item, crysta), ...index.crystasUpon(item.id)]
  return {
    groups: [
      ['line', line.length > 1 ? unique(line).map(crystaLink) : []],
      ['droppedBy', unique(bosses).map(bossLink)],
      ['usedIn', madeOf(index, item.content)],
      ['sameMonster', dropsOf(index, monsters)],
      ['samePlace', foundAt(index, places)],
      ['recommendedBy', index.jobsFor(item.id).map((job) => plainLink('job', job))],
    ],
    quests: [...monsters, ...bosses.map(({ content }) => content.name)].flatMap(index.questsOf),
  }
}

/** From the first stage to the thing; a circle ends where it began. */
function pathTo(item: Item<CrystaInput>, { byId }: ThingLists['crysta']): Item<CrystaInput>[] {
  const path: Item<CrystaInput>[] = []
  let step: Item<CrystaInput> | undefined = item
  while (step !== undefined && !path.includes(step)) {
    path.unshift(step)
    step = step.content.parentId === null ? undefined : byId.get(step.content.parentId)
  }
  return path
}

function ofBoss({ crysta }: ThingLists, index: ThingIndex, item: Item<BossInput>): Related {
  const { name, nameEn, aliases, crystaIds, map, mapAlt } = item.content
  const names = [name, ...aliases, nameEn].filter((word) => word !== null)
  const known = crystaIds.flatMap((id) => crysta.byId.get(id) ?? [])
  const places = [map, mapAlt].filter((place) => place !== null)
  return {
    groups: [
      ['dropsCrysta', unique([...known, ...names.flatMap(index.crystasOf)]).map(crystaLink)],
      ['dropsEquipment', unique(names.flatMap(index.equipmentOf)).map(equipmentLink)],
      ['sameName', index.bossesCalled(name).map(bossLink)],
      ['samePlace', foundAt(index, places)],
    ],
    quests: names.flatMap(index.questsOf),
  }
}

function ofEquipment(index: ThingIndex, item: Item<EquipmentInput>): Related {
  const ways = item.content.obtain.filter(({ by }) => by === 'monster')
  const monsters = ways.map(({ name }) => name)
  return {
    groups: [
      ['madeOf', materialsOf(index, item)],
      ['droppedBy', unique(monsters.flatMap(index.bossesCalled)).map(bossLink)],
      ['usedIn', madeOf(index, item.content)],
      ['sameName', index.equipmentCalled(item.content.name).map(equipmentLink)],
      ['sameMonster', dropsOf(index, monsters)],
      [
        'samePlace',
        foundAt(
          index,
          ways.flatMap(({ map }) => map ?? []),
        ),
      ],
    ],
    quests: monsters.flatMap(index.questsOf),
  }
}

function ofRegistlet(index: ThingIndex, item: Item<RegistletInput>): Related {
  const skill = skillOf(item.content)
  const others = skill === null ? [] : index.registletsFor(skill)
  return {
    groups: [
      ['sameSkill', others.map((other) => plainLink('registlet', other))],
      ['recommendedBy', index.jobsFor(item.id).map((job) => plainLink('job', job))],
    ],
    quests: [],
  }
}

/** Crystas that raise the same stat, the largest first. */
function ofAbility({ crysta }: ThingLists, { content: { stat } }: Item<AbilityInput>): Related {
  const amountOf = ({ content }: Item<CrystaInput>) =>
    Math.max(...content.stats.flatMap((line) => (line.stat === stat ? line.value : [])))
  const giving = crysta.items.filter((item) => amountOf(item) > 0)
  const sorted = giving.toSorted((left, right) => amountOf(right) - amountOf(left))
  return { groups: [['sameStat', sorted.map(crystaLink)]], quests: [] }
}

/** Materials of a recipe that are things themselves; its other ones are nothing but names. */
function materialsOf(index: ThingIndex, { id, content }: Item<EquipmentInput>): ThingLink[] {
  const names = (content.recipe?.materials ?? []).map(({ name }) => name)
  const pieces = unique(names.flatMap(index.equipmentKnownAs))
  return [
    ...unique(names.flatMap(index.crystasCalled)).map(crystaLink),
    ...pieces.filter((piece) => piece.id !== id).map(equipmentLink),
  ]
}

/** The equipment whose recipe takes a thing, whichever of its names it is called by there. */
function madeOf(index: ThingIndex, { name, nameEn, aliases }: CommonContent): ThingLink[] {
  const names = [name, nameEn, ...aliases].filter((word) => word !== null)
  return unique(names.flatMap(index.equipmentMadeOf)).map(equipmentLink)
}

const dropsOf = (index: ThingIndex, monsters: readonly string[]): ThingLink[] => [
  ...unique(monsters.flatMap(index.crystasOf)).map(crystaLink),
  ...unique(monsters.flatMap(index.equipmentOf)).map(equipmentLink),
]

const foundAt = (index: ThingIndex, places: readonly string[]): ThingLink[] => [
  ...unique(places.flatMap(index.bossesAt)).map(bossLink),
  ...unique(places.flatMap(index.crystasAt)).map(crystaLink),
]

function unique<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

const NOTHING = { kind: null, variant: null, stats: [], level: null, place: null } as const

function plainLink(entity: CatalogueEntity, { id, content }: Item<CommonContent>): ThingLink {
  return { entity, id, name: content.name, nameEn: content.nameEn, ...NOTHING, stats: [] }
}

function crystaLink(item: Item<CrystaInput>): ThingLink {
  const { kind, stats } = item.content
  return { ...plainLink('crysta', item), kind, stats }
}

function bossLink(item: Item<BossInput>): ThingLink {
  const { kind, level, map } = item.content
  return { ...plainLink('boss', item), kind, level, place: map }
}

function equipmentLink(item: Item<EquipmentInput>): ThingLink {
  const { kind, variant, stats } = item.content
  return { ...plainLink('equipment', item), kind, variant, stats }
}
