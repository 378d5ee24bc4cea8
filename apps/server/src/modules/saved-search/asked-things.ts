import {
  bossWords,
  dropWords,
  effectfulWords,
  findByReadings,
  fitsAbilityAsk,
  fitsBossAsk,
  fitsCrystaAsk,
  fitsEquipmentAsk,
  fitsRegistletAsk,
  madeForGear,
  nameWords,
  pieceWords,
} from '@gyeol/catalogue'
import {
  type AbilityInput,
  type BossInput,
  type CrystaInput,
  type EquipmentInput,
  type RegistletInput,
  type SearchAsk,
  searchAskSchema,
  type SearchedList,
} from '@gyeol/contract'
import { ENGLISH_NAMES, SKILL_TREES } from '@gyeol/game-data'
import { createSearchIndex, type SearchIndex } from '@gyeol/korean'
import type { AppDatabase } from '../../database/database.ts'
import { abilityEntity } from '../ability/ability.entity.ts'
import { bossEntity } from '../boss/boss.entity.ts'
import type { CommonContent, EntityDefinition, Item } from '../catalogue/catalogue-entity.ts'
import { type Snapshot, snapshotOf } from '../catalogue/catalogue-snapshot.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { equipmentEntity } from '../equipment/equipment.entity.ts'
import { registletEntity } from '../registlet/registlet.entity.ts'

/** One state of a list, ready to be asked. */
export type AskedList = {
  /** How often the list had changed. */
  readonly version: number
  /** The ids of what fits. Another list's question finds nothing. */
  readonly find: (ask: SearchAsk) => readonly string[]
  /** What a thing is called; undefined when it is gone. */
  readonly namesOf: (id: string) => Names | undefined
}

type Names = { readonly name: string; readonly nameEn: string | null }

/** A list as it is at this moment. */
export async function readAskedList(database: AppDatabase, list: SearchedList): Promise<AskedList> {
  return READERS[list](database)
}

/** How each list is read and asked. */
const READERS: Readonly<Record<SearchedList, (database: AppDatabase) => Promise<AskedList>>> = {
  crysta: reader(crystaEntity, crystaFinder),
  equipment: reader(equipmentEntity, equipmentFinder),
  boss: reader(bossEntity, bossFinder),
  registlet: reader(registletEntity, registletFinder),
  ability: reader(abilityEntity, abilityFinder),
}

function reader<Content extends CommonContent>(
  entity: EntityDefinition<Content>,
  createFinder: (items: readonly Item<Content>[]) => Find,
) {
  return async (database: AppDatabase) =>
    asked(await snapshotOf(database, entity, { isExact: true }), createFinder)
}

/** What is kept of a question; null when a release since no longer understands it. */
export function readAsk(text: string): SearchAsk | null {
  const read = searchAskSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

type Find = AskedList['find']

/** Preparing a list for its names is the slow part: once for each of its states. */
const finders = new WeakMap<object, Find>()

function asked<Content extends CommonContent>(
  snapshot: Snapshot<Content>,
  createFinder: (items: readonly Item<Content>[]) => Find,
): AskedList {
  const find = finders.get(snapshot) ?? createFinder(snapshot.items)
  finders.set(snapshot, find)
  return {
    version: snapshot.provenance.version,
    find,
    namesOf: (id) => snapshot.byId.get(id)?.content,
  }
}

function crystaFinder(items: readonly Item<CrystaInput>[]): Find {
  const names = late(() => createSearchIndex(items, ({ content }) => nameWords(content)))
  const drops = late(() => createSearchIndex(items, ({ content }) => dropWords(content.drops)))
  return (ask) => {
    if (ask.list !== 'crysta') return []
    const { words, isForGear, conditions } = ask
    const called = words === '' ? items : found(names(), words)
    const named = called.length > 0 ? called : found(drops(), words)
    const fitting = named.filter(({ content }) => fitsCrystaAsk(content, ask))
    if (!isForGear) return fitting.map(idOf)
    const stats = fitting.map(({ id, content }) => ({ id, stats: content.stats }))
    // Where none is made for the gear, all of them fit it as they fit any.
    const own = madeForGear(stats, conditions.worn)
    return (own.length > 0 ? own : fitting).map(idOf)
  }
}

function equipmentFinder(items: readonly Item<EquipmentInput>[]): Find {
  const names = late(() => createSearchIndex(items, ({ content }) => pieceWords(content)))
  return (ask) => {
    if (ask.list !== 'equipment') return []
    const named = ask.words === '' ? items : found(names(), ask.words)
    return named.filter(({ content }) => fitsEquipmentAsk(content, ask)).map(idOf)
  }
}

function bossFinder(items: readonly Item<BossInput>[]): Find {
  const called = byReadings(items, bossWords)
  return (ask) =>
    ask.list === 'boss'
      ? called(ask.readings)
          .filter(({ content }) => fitsBossAsk(content, ask))
          .map(idOf)
      : []
}

function registletFinder(items: readonly Item<RegistletInput>[]): Find {
  const called = byReadings(items, (content) => {
    const { effect, skill, skillTree } = content
    const skillName = skillNameOf(skillTree, skill)
    return effectfulWords(content, [...inBoth(effect), skill, skillTree, skillName])
  })
  return (ask) =>
    ask.list === 'registlet'
      ? called(ask.readings)
          .filter(({ content }) => fitsRegistletAsk(content, ask))
          .map(idOf)
      : []
}

function abilityFinder(items: readonly Item<AbilityInput>[]): Find {
  const called = byReadings(items, (content) => effectfulWords(content, inBoth(content.effect)))
  return (ask) =>
    ask.list === 'ability'
      ? called(ask.readings)
          .filter(({ content }) => fitsAbilityAsk(content, ask))
          .map(idOf)
      : []
}

/** The Korean name of a skill, by its tree (written in any case) and its English name. */
function skillNameOf(tree: string | null, skill: string | null): string | null {
  const skills = SKILL_TREES.find(({ id }) => id.toLowerCase() === tree?.toLowerCase())?.skills
  return skills?.find(({ nameEn }) => nameEn === skill)?.name ?? null
}

/** An effect as it is written, and as those read it who typed in English. */
function inBoth(effect: string): readonly string[] {
  return [...new Set([effect, ENGLISH_NAMES.effectWords(effect)])]
}

/** Finds what is called as one reading of what was typed has it; everything where nothing was. */
function byReadings<Content>(
  items: readonly Item<Content>[],
  wordsOf: (content: Content) => ReturnType<typeof nameWords>,
) {
  const index = late(() => createSearchIndex(items, ({ content }) => wordsOf(content)))
  return (readings: readonly (readonly string[])[]): readonly Item<Content>[] => {
    if (readings.length === 0) return items
    return [...new Set(findByReadings(readings, (words) => found(index(), words)))]
  }
}

const idOf = ({ id }: { readonly id: string }) => id

function found<Thing>(index: SearchIndex<Thing>, words: string): readonly Thing[] {
  return index.search(words).map(({ item }) => item)
}

/** Made when it is first asked for. */
function late<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
