import type { CatalogueEntity } from './catalogue-entities.ts'

/** The lists whose items have pages of one kind: `/crysta/bakuzan`. Guides (`job`) have their own. */
export const THING_CODES = [
  'crysta',
  'equipment',
  'boss',
  'ability',
  'registlet',
] as const satisfies readonly CatalogueEntity[]

/** One of {@link THING_CODES}. */
export type ThingEntity = (typeof THING_CODES)[number]

/** The page of one item of the catalogue. */
export function thingPath(entity: CatalogueEntity, id: string): string {
  return `/${entity}/${id}`
}

/** The list a thing stands in. */
export function thingListPath(entity: ThingEntity): string {
  return entity === 'crysta' ? '/crysta/list' : `/${entity}`
}

/** What one thing is to another, as headings say it; the order is the one pages show them in. */
export const THING_RELATION_NAMES = {
  line: '강화 순서',
  droppedBy: '떨어뜨리는 보스',
  dropsCrysta: '떨어뜨리는 크리스타',
  dropsEquipment: '떨어뜨리는 장비',
  sameMonster: '같은 몬스터가 떨어뜨리는 것',
  samePlace: '같은 곳에서 만나는 것',
  sameName: '이름이 같은 것',
  sameSkill: '같은 스킬의 레지스트릿',
  sameStat: '같은 옵션의 크리스타',
  recommendedBy: '추천하는 직업 가이드',
} as const

/** One of {@link THING_RELATION_NAMES}. */
export type ThingRelation = keyof typeof THING_RELATION_NAMES
