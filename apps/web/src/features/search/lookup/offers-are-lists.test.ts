import { readEquipmentRows, CRYSTA_ROWS } from '@gyeol/game-data'
import type { Crysta, Equipment } from '@gyeol/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFilters } from '../../../shared/router/use-filters.ts'
import { CRYSTA_FILTERS, readCrystaQuery } from '../../../shared/lists/crysta-filters.ts'
import { createCrystaIndex } from '../../../shared/lists/crysta-search.ts'
import { EQUIPMENT_FILTERS, readEquipmentQuery } from '../../../shared/lists/equipment-filters.ts'
import { groupPieces } from '../../../shared/lists/equipment-groups.ts'
import { createEquipmentIndex } from '../../../shared/lists/equipment-search.ts'
import { shippedService } from './search.fixture.ts'

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
const service = await shippedService()

/** How many the list says there are at an address. */
function shownAt(href: string): number | undefined {
  const [path, query] = href.split('?')
  const params = new URLSearchParams(query)
  if (path === '/crysta/list') {
    return crystas.find(readCrystaQuery(readFilters(params, CRYSTA_FILTERS)), UNMARKED).length
  }
  if (path !== '/equipment') return undefined
  return groupPieces(pieces.find(readEquipmentQuery(readFilters(params, EQUIPMENT_FILTERS)))).length
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
      words('어둠', '무속성', '안정 80', 'ATK 300', '강화', '크리', '장비'),
    )
    .map((parts) => parts.filter(Boolean).join(' '))
  fc.assert(
    fc.property(text, (typed) => {
      for (const { href, total } of service.search(typed, { mostPerKind: 5 }).offers) {
        expect([href, shownAt(href) ?? total]).toEqual([href, total])
      }
    }),
    { numRuns: 60 },
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

it('leaves out a word that would empty the search, and says so', () => {
  const { groups, left } = service.search('바쿠잔 없는말이에요', { mostPerKind: 5 })
  expect(groups[0]?.hits[0]?.name).toBe('바쿠잔')
  expect(left).toBe('없는말이에요')
})
