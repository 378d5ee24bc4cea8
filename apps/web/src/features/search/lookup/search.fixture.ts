import {
  ABILITY_ROWS,
  BOSS_ROWS,
  CRYSTA_ROWS,
  JOB_ROWS,
  readEquipmentRows,
  REGISTLET_ROWS,
} from '@gyeol/game-data'
import type { Ask } from '../../../shared/catalogue/offline-copy.ts'
import type { PricedThings } from '../../../shared/prices/priced-things.ts'
import type { SearchLine } from './search-client.ts'
import type { SearchEntry } from './search-entry.ts'
import { createSearchService, type SearchService } from './search-service.ts'

/* The search over the rows that ship, without a worker and a server between. */

const COMMON = {
  version: 1,
  nameEn: null,
  aliases: [],
  note: '',
  numbersEvidence: 'unknown',
  asOf: null,
}

const LISTS: Readonly<Record<string, readonly object[]>> = {
  '/api/crysta/all': CRYSTA_ROWS.map((row) => ({ ...COMMON, parentId: null, drops: [], ...row })),
  '/api/equipment/all': readEquipmentRows().map((row) => ({
    ...COMMON,
    atk: null,
    def: null,
    ...row,
  })),
  '/api/registlet/all': REGISTLET_ROWS.map((row) => ({
    ...COMMON,
    skill: null,
    skillTree: null,
    ...row,
  })),
  '/api/boss/all': BOSS_ROWS.map((row) => ({
    ...COMMON,
    isEvent: false,
    level: null,
    map: null,
    mapAlt: null,
    elements: [],
    difficulties: [],
    hp: null,
    exp: null,
    ...row,
  })),
  '/api/ability/all': ABILITY_ROWS.map((row) => ({ ...COMMON, ...row })),
}

/** What some of the things that ship cost, each another amount; the others have no price. */
export const PRICES: PricedThings = {
  items: (
    [
      ['crysta', CRYSTA_ROWS, 3],
      ['equipment', readEquipmentRows(), 7],
      ['registlet', REGISTLET_ROWS, 5],
    ] as const
  ).flatMap(([entity, rows, every]) =>
    rows.flatMap(({ id }, place) =>
      // From thousands to hundreds of millions.
      place % every === 0
        ? [priced({ entity, id, median: 10 ** (3 + ((place / every) % 6)) * every })]
        : [],
    ),
  ),
}

type Priced = { readonly entity: string; readonly id: string; readonly median: number }

/** As much of a row as lists ask about. */
function priced({ entity, id, median }: Priced): PricedThings['items'][number] {
  const item = { itemId: id, itemName: id, kindId: entity, entity, entityId: id, median }
  return item as PricedThings['items'][number]
}

/** Answers as the server does with its shipped rows. */
export const askShipped: Ask = (path) => {
  if (path === '/api/job')
    return { data: JOB_ROWS.map((row) => ({ summary: '', mainWeapons: [], ...row })) }
  if (path === '/api/search/alias') return { data: [] }
  if (path === '/api/current-price/avg') return { data: PRICES.items }
  return { data: { version: 1, asOf: null, source: null, items: LISTS[path] ?? [] } }
}

/** As if there were no network and no copy of an earlier visit. */
export const askNobody: Ask = () => ({
  error: { toast: false, status: null, statusText: 'offline', content: null },
})

/** A page and a command, as the app tells of them. */
export const SITE: readonly SearchEntry[] = [
  {
    key: 'page/guide/main-quest',
    kind: 'page',
    name: '메인 퀘스트',
    aliases: ['메퀘'],
    detail: '',
    href: '/guide/main-quest',
  },
  {
    key: 'command/dark',
    kind: 'command',
    name: '어두운 화면으로',
    aliases: ['다크 모드'],
    detail: '',
    href: null,
  },
]

/** A service with everything that ships. */
export async function shippedService(ask: Ask = askShipped): Promise<SearchService> {
  const service = createSearchService({ ask, now: () => 0 })
  service.put('site', SITE)
  await service.prepare()
  return service
}

/** The way the page asks a service. */
export function lineTo(service: SearchService): SearchLine {
  return {
    prepare: service.prepare,
    put: async (source, entries) => service.put(source, entries),
    search: async (text, limits) => service.search(text, limits),
  }
}
