import { readEquipmentRows, CRYSTA_ROWS, REGISTLET_ROWS } from '@gyeol/game-data'
import type { Crysta, Equipment, PriceItemPage, Registlet } from '@gyeol/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFilters } from '../../../shared/router/use-filters.ts'
import { CRYSTA_FILTERS, readCrystaQuery } from '../../../shared/lists/crysta-filters.ts'
import { createCrystaIndex } from '../../../shared/lists/crysta-search.ts'
import { EQUIPMENT_FILTERS, readEquipmentQuery } from '../../../shared/lists/equipment-filters.ts'
import { groupPieces } from '../../../shared/lists/equipment-groups.ts'
import { createEquipmentIndex } from '../../../shared/lists/equipment-search.ts'
import { createRegistletIndex, REGISTLET_FILTERS } from '../../../shared/lists/registlet-search.ts'
import { answerFromCopy } from '../../../shared/prices/offline-items.ts'
import { pricesOf } from '../../../shared/prices/priced-things.ts'
import { askNobody, askShipped, PRICES, shippedService } from './search.fixture.ts'

const COMMON = { version: 1, nameEn: null, aliases: [], note: '', numbersEvidence: 'unknown' }
const UNMARKED = { favourites: new Set<string>(), owned: new Set<string>() }
// The server fills the rows in the same way.
const crystas = createCrystaIndex(
  CRYSTA_ROWS.map((row) => ({ ...COMMON, parentId: null, drops: [], ...row }) as unknown as Crysta),
)
const pieces = createEquipmentIndex(
  readEquipmentRows().map(
    (row) => ({ ...COMMON, atk: null, def: null, ...row }) as unknown as Equipment,
  ),
)
const registlets = createRegistletIndex(
  REGISTLET_ROWS.map(
    (row) => ({ ...COMMON, skill: null, skillTree: null, ...row }) as unknown as Registlet,
  ),
)
/** The list of prices as a copy of it is gone through. */
const priceList = {
  items: PRICES.items.map(({ itemId, itemName, kindId, median }) => ({
    id: itemId,
    name: itemName,
    kindId,
    members: 3,
    lastReport: null,
    price: { median, level: 'low' },
  })),
} as unknown as PriceItemPage
const crystaPrices = pricesOf(PRICES, 'crysta')
const piecePrices = pricesOf(PRICES, 'equipment')
const registletPrices = pricesOf(PRICES, 'registlet')
const service = await shippedService()

/** How many the list says there are at an address. */
function shownAt(href: string): number | undefined {
  const [path, search] = href.split('?')
  const params = new URLSearchParams(search)
  if (path === '/crysta/list') {
    const query = readCrystaQuery(readFilters(params, CRYSTA_FILTERS))
    return crystas.find(query, UNMARKED, crystaPrices).length
  }
  if (path === '/current-price') {
    const price = params.get('price') ?? ''
    const kindId = params.get('kind') ?? undefined
    return answerFromCopy(priceList, { price, kindId, pageSize: PRICES.items.length }).total
  }
  if (path === '/registlet') {
    const values = registlets.known(readFilters(params, REGISTLET_FILTERS))
    return registlets.find(values, UNMARKED, registletPrices).length
  }
  if (path !== '/equipment') return undefined
  const query = readEquipmentQuery(readFilters(params, EQUIPMENT_FILTERS))
  return groupPieces(pieces.find(query, piecePrices)).length
}

const words = (...all: readonly string[]) => fc.constantFrom('', ...all)

it('a list shows as much as the search over everything said it would', () => {
  const text = fc
    .tuple(
      words('물관', '크뎀', '공속', 'HP', '어글 제외', '물관 또는 마관'),
      words('5', '≥10', '3 이상', '100', '500 이하'),
      words(
        '활',
        '한손검',
        '무기',
        '반지',
        '추가 장비',
        '갑옷',
        '지팡이',
        '무기 제외',
        '법사 무기',
      ),
      words(
        '1억 이하',
        '500만 미만',
        '백만 이상',
        '50만 초과',
        '100만~1억',
        'under 10m',
        '시세 7000 이하',
      ),
      words('어둠', '무속성', '안정 80', 'ATK 300', '강화', '크리', '장비', '레지'),
    )
    .map((parts) => parts.filter(Boolean).join(' '))
  fc.assert(
    fc.property(text, (typed) => {
      for (const { href, total } of service.search(typed, { mostPerKind: 5 }).offers) {
        expect([href, shownAt(href) ?? total]).toEqual([href, total])
      }
    }),
    { numRuns: 120 },
  )
})

it.each([
  ['물관≥5 활', '/equipment?q=&kind=bow&opt=phys_pierce_pct.gte.5'],
  ['한손검 크확 50 안정 80', '/equipment?kind=oneHandSword&base=stability.gte.80'],
  ['어둠 자동활', '/equipment?kind=bowgun&element=dark'],
  ['법사 무기', '/equipment?kind=staff%2CmagicDevice'],
])('%s hands all of it on', (typed, address) => {
  const [offer] = service.search(typed, { mostPerKind: 5 }).offers
  const given = new URL(offer?.href ?? '', 'http://x')
  const wanted = new URL(address, 'http://x')
  expect(given.pathname).toBe(wanted.pathname)
  for (const [name, value] of wanted.searchParams) {
    expect(given.searchParams.get(name) ?? '').toContain(value)
  }
})

it.each([
  ['천만 이하', ['시세 1,000만 이하'], '/current-price?price=lte.10000000'],
  ['천만 이하 크리', ['시세 1,000만 이하'], '/current-price?price=lte.10000000&kind=crysta'],
  ['1m 이하 크리', ['시세 100만 이하'], '/current-price?price=lte.1000000&kind=crysta'],
  ['under 10m crysta', ['시세 1,000만 미만'], '/current-price?price=lt.10000000&kind=crysta'],
  [
    '1억 이하 물관 크리',
    ['물리 관통% 있음', '시세 1억 이하'],
    '/crysta/list?price=lte.100000000&opt=phys_pierce_pct',
  ],
  ['500만 미만 활', ['활', '시세 500만 미만'], '/equipment?kind=bow&price=lt.5000000'],
  ['1억 이하 장비', ['시세 1억 이하'], '/current-price?price=lte.100000000&kind=equipment'],
  ['1억 이하 레지', ['시세 1억 이하'], '/current-price?price=lte.100000000&kind=registlet'],
  [
    '500만 이상 1억 이하 무기 크리',
    ['무기', '시세 500만 이상', '시세 1억 이하'],
    '/crysta/list?kind=weapon&price=gte.5000000%2Clte.100000000',
  ],
])('%s asks for a price, and says what is not counted', (typed, labels, href) => {
  const { parts, offers, said, isNamed } = service.search(typed, { mostPerKind: 5 })
  expect(parts.map(({ label }) => label)).toEqual(labels)
  expect(offers[0]?.href).toBe(href)
  expect(offers[0]?.total).toBeGreaterThan(0)
  expect([said, isNamed]).toEqual(['시세가 없는 것은 세지 않았어요.', false])
  // Each part says itself: taken away, the others stay.
  for (const [place, { rest }] of parts.entries()) {
    const left = service.search(rest, { mostPerKind: 5 }).parts.map(({ label }) => label)
    expect(left).toEqual(labels.toSpliced(place, 1))
  }
})

it('shows what a crysta costs that was asked for by its price', () => {
  const { groups } = service.search('1억 이하 크리', { mostPerKind: 5 })
  for (const { detail } of groups[0]?.hits ?? []) expect(detail).toMatch(/^[\d,]+[만억]? · |^\d+억/)
})

it('counts nothing by prices that could not be had, and says so', async () => {
  const unpriced = await shippedService((path) =>
    path === '/api/current-price/avg' ? askNobody(path) : askShipped(path),
  )
  const { offers, said, catalogue } = unpriced.search('1억 이하 크리', { mostPerKind: 5 })
  expect([offers, said, catalogue.missing]).toEqual([[], null, ['price']])
  // Who asks for no price misses none.
  expect(unpriced.search('바쿠잔', { mostPerKind: 5 }).catalogue.missing).toEqual([])
})

it('leaves out a word that would empty the search, and says so', () => {
  const { groups, left } = service.search('바쿠잔 없는말이에요', { mostPerKind: 5 })
  expect(groups[0]?.hits[0]?.name).toBe('바쿠잔')
  expect(left).toBe('없는말이에요')
})
