import { DAY_MS } from '@gyeol/korean'
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { COOK_LIMITS, SHORT_LINK_PATHS } from '@gyeol/contract'
import { FOODS } from '@gyeol/terms'
import { bumpDataVersion } from '../../src/database/data-version.ts'
import { COOK_DATA_VERSION } from '../../src/modules/cook/cook-house.ts'
import { CROWD, crowdAt, type Filling, insertRows, many } from './insert-rows.ts'

/** Dishes of every house: with {@link CROWD.ofOne} houses 20,000 in all. */
const DISHES = 10

/** As many of each as one member may have. */
const MOST_OWN = { houses: 60, links: 1000 }

/** As long as the longest address of a planner, which hardly packs. */
const HASH_BYTES = 17_990

/** Houses that cook, a tenth of them asked to be removed. */
export async function fillCook({ kysely, now, member }: Filling): Promise<void> {
  const authorAt = (at: number) => (at < MOST_OWN.houses ? member.id : crowdAt(at))
  const houses = many(CROWD.ofOne, (at) => ({
    id: randomUUIDv7(),
    code: String(1_000_000 + at * 37),
    memo: `${at}번째 집 `.repeat(COOK_LIMITS.memo).slice(0, COOK_LIMITS.memo),
    author_id: authorAt(at),
    author_key: authorAt(at),
    state: 'listed' as const,
    is_closed: 0,
    closed_reports: 0,
    closed_since: null,
    reported_day: null,
    confirmed_day: Math.floor((now + 9 * 3_600_000) / DAY_MS),
    removal_at: at % 10 === 0 ? now - at * 1000 : null,
    removal_reason: '',
    removal_denied_at: null,
    taken_down_at: null,
    is_sample: 0,
    created_at: now - at * 1000,
    updated_at: now,
    version: 1,
  }))
  await insertRows(kysely, 'cook_house', houses)
  const dishes = houses.flatMap(({ id, author_id }, at) =>
    many(DISHES, (place) => {
      const level = 1 + ((at + place) % COOK_LIMITS.level)
      return {
        id: randomUUIDv7(),
        house_id: id,
        food: FOODS[(at + place) % FOODS.length] ?? FOODS[0],
        level,
        author_id,
        written_level: level,
        taken_down_at: null,
        created_at: now - at * 1000,
      }
    }),
  )
  await insertRows(kysely, 'cook_dish', dishes)
  await bumpDataVersion(kysely, COOK_DATA_VERSION)
}

/** Links of one member, each as long as a link may be. */
export async function fillShortLinks({ kysely, now, member }: Filling): Promise<void> {
  await insertRows(
    kysely,
    'short_link',
    many(MOST_OWN.links, (at) => ({
      code: `LINK${String(at).padStart(6, '0')}`,
      path: SHORT_LINK_PATHS[at % SHORT_LINK_PATHS.length] ?? SHORT_LINK_PATHS[0],
      hash: `#v1=${randomBytes(HASH_BYTES).toString('base64url')}`,
      title: `${at}번째 캐릭터`,
      summary: '전투를 준비하는 캐릭터 '.repeat(15).slice(0, 200),
      maker_id: member.id,
      removal_hash: null,
      created_at: now - at * 1000,
      seen_at: now,
      taken_down_at: null,
    })),
  )
}
