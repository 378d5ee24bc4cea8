import { describe, expect, it } from 'vitest'
import type { Ask } from '../../../shared/catalogue/offline-copy.ts'
import type { SearchAnswer } from './search-entry.ts'
import { askNobody, askShipped, shippedService, SITE } from './search.fixture.ts'
import { createSearchService } from './search-service.ts'

const FEW = { mostPerKind: 5 }
const service = await shippedService()
const find = (text: string) => service.search(text, FEW)

/** `kind name` of the first hit. */
function best({ groups }: SearchAnswer): string | undefined {
  const [group] = groups
  const [hit] = group?.hits ?? []
  return hit === undefined ? undefined : `${hit.kind} ${hit.name}`
}

describe('what is found first', () => {
  it.each([
    ['바쿠잔', 'crysta 바쿠잔'],
    ['ㅂㅋㅈ', 'crysta 바쿠잔'],
    ['바쿠자ㄴ', 'crysta 바쿠잔'],
    ['바ㅋㅈ', 'crysta 바쿠잔'],
    ['qkznwks', 'crysta 바쿠잔'],
    ['qkznwk', 'crysta 바쿠잔'],
    ['Bakuzan', 'crysta 바쿠잔'],
    ['ㅠ마ㅕㅋ무', 'crysta 바쿠잔'],
    ['메테오 브레이커', 'skill 메테오 브레이커'],
    ['ㅎㄷㅎㅌ', 'skill 하드 히트'],
    ['Hard Hit', 'skill 하드 히트'],
    // Every boss has a crysta of its name.
    ['발굴 골렘', 'crysta 발굴 골렘'],
    ['1주년 한손검', 'equipment 1주년 한손검'],
    ['메인 퀘스트', 'page 메인 퀘스트'],
    ['메퀘', 'page 메인 퀘스트'],
    ['apznp', 'page 메인 퀘스트'],
    ['다크 모드', 'command 어두운 화면으로'],
    ['블레이드 스킬', 'skill 블레이드 스킬'],
    ['하드 히트 스킬', 'skill 하드 히트'],
    ['하드 히트를', 'skill 하드 히트'],
    ['하드히트 찾아줘', 'skill 하드 히트'],
    ['발굴 골렘 보스', 'boss 발굴 골렘'],
    ['골렘 스킬', 'skill 골렘 스킬'],
    ['골렘 크리스타', 'crysta 골렘빌더'],
    ['바쿠잔 크리', 'crysta 바쿠잔'],
    ['바쿠쟌', 'crysta 바쿠잔'],
    ['바쿠잔\u200b', 'crysta 바쿠잔'],
    ['\u202a바쿠\u00ad잔\u202c', 'crysta 바쿠잔'],
    ['바쿠잔\u3164', 'crysta 바쿠잔'],
    ['바쿠잔'.normalize('NFD'), 'crysta 바쿠잔'],
    ['바쿠잔?', 'crysta 바쿠잔'],
    ['[바쿠잔]', 'crysta 바쿠잔'],
    ['「바쿠쟌」', 'crysta 바쿠잔'],
    ['(qkznwks)', 'crysta 바쿠잔'],
    ['매테오 브레이커', 'skill 메테오 브레이커'],
    ['왕자 메기스콘 5', 'crysta 왕자 메기스콘V'],
    // Slang that no crysta answers to, and names that are slang too.
    ['메테오', 'skill 메테오 브레이커'],
    ['크리티컬', 'ability 크리티컬'],
    ['ATK 증가', 'ability ATK 증가'],
  ])('%s → %s', (typed, expected) => {
    expect(best(find(typed))).toBe(expected)
  })

  it('leads to where the item is', () => {
    const hrefs = (text: string) => find(text).groups.flatMap(({ hits }) => hits.map((h) => h.href))
    expect(hrefs('바쿠잔')[0]).toBe('/crysta/list?id=bakuzan')
    expect(hrefs('하드 히트')[0]).toBe('/skill/info/weapon/blade#skill-5')
    expect(hrefs('발굴 골렘')).toContain('/boss?id=excavated-golem')
    expect(hrefs('1주년 한손검')).toContain('/equipment?id=1h-sword-1stannivsword')
  })

  it.each([
    ['바쿠잔 어디서', 'crysta', '/crysta/bakuzan#sources', '얻는 곳 보기'],
    ['바쿠쟌 얻는곳', 'crysta', '/crysta/bakuzan#sources', '얻는 곳 보기'],
    ['바쿠잔 크리 드랍', 'crysta', '/crysta/bakuzan#sources', '얻는 곳 보기'],
    ['바쿠잔 drop', 'crysta', '/crysta/bakuzan#sources', '얻는 곳 보기'],
    ['where 바쿠잔', 'crysta', '/crysta/bakuzan#sources', '얻는 곳 보기'],
    [
      '1주년 한손검 얻는 곳',
      'equipment',
      '/equipment/1h-sword-1stannivsword#sources',
      '얻는 곳 보기',
    ],
    ['강타 레지 구하는법', 'registlet', /^\/registlet\/[a-z-]+#sources$/, '얻는 곳 보기'],
    ['발굴 골렘 어디서', 'boss', '/boss/excavated-golem#sources', '나오는 곳 보기'],
    ['바쿠잔 뭐야', 'crysta', '/crysta/bakuzan', '페이지 보기'],
    ['바쿠잔 추천', 'crysta', '/crysta/bakuzan', '페이지 보기'],
    ['바쿠잔 price', 'price', '/current-price/bakuzan', '크리스타 시세'],
    ['비모즈 가격', 'price', '/current-price/bemoz', '크리스타 시세'],
    // A skill's card says all there is, a guide is a page itself.
    ['매혹의 춤 뭐야', 'skill', '/skill/info/assist/dancer#skill-3', ''],
  ] as const)('%s leads a %s to %s and says so', (typed, kind, href, words) => {
    const group = find(typed).groups.find((one) => one.kind === kind)
    expect(group?.hits[0]?.href).toEqual(
      href instanceof RegExp ? expect.stringMatching(href) : href,
    )
    expect(group?.hits[0]?.detail.startsWith(words)).toBe(true)
  })

  it('counts every kind and gives hits of the one that is asked for', () => {
    const all = find('골렘')
    const bosses = service.search('골렘', { mostPerKind: 100, kind: 'boss' })
    expect(bosses.groups.map(({ kind, total }) => [kind, total])).toEqual(
      all.groups.map(({ kind, total }) => [kind, total]),
    )
    expect(bosses.total).toBe(all.total)
    for (const { kind, total, hits } of bosses.groups) {
      expect(hits.length).toBe(kind === 'boss' ? total : 0)
    }
  })

  it('finds nothing for nothing and survives whatever is typed', () => {
    expect(find('').total).toBe(0)
    expect(find('없는이름이에요').total).toBe(0)
    for (const odd of [
      '(',
      '.*',
      '≥',
      '크뎀 ≥ ≥ 3',
      '\u0000',
      '%',
      'ㅋ'.repeat(200),
      'ninja',
      'unja',
    ]) {
      expect(() => find(odd)).not.toThrow()
    }
  })
})

describe('conditions', () => {
  it.each([
    ['공격력 9% 이상', ['ATK% ≥ 9'], '/crysta/list?opt=atk_pct.gte.9'],
    ['ATK+9%', ['ATK% ≥ 9'], '/crysta/list?opt=atk_pct.gte.9'],
    ['ATK +9%', ['ATK% ≥ 9'], '/crysta/list?opt=atk_pct.gte.9'],
    ['ＡＴＫ＋９％', ['ATK% ≥ 9'], '/crysta/list?opt=atk_pct.gte.9'],
    ['[ATK+9%]', ['ATK% ≥ 9'], '/crysta/list?opt=atk_pct.gte.9'],
    ['AT\u200bK+9%', ['ATK% ≥ 9'], '/crysta/list?opt=atk_pct.gte.9'],
    ['공속 100 이상', ['공격속도 ≥ 100'], '/crysta/list?opt=aspd.gte.100'],
    ['공퍼 9 무기', ['ATK% ≥ 9', '무기'], '/crysta/list?kind=weapon&opt=atk_pct.gte.9'],
    ['rhdvj 9 anrl', ['ATK% ≥ 9', '무기'], '/crysta/list?kind=weapon&opt=atk_pct.gte.9'],
    ['물관', ['물리 관통% 있음'], '/crysta/list?opt=phys_pierce_pct'],
    ['무기', ['무기'], '/crysta/list?kind=weapon'],
    ['모자 크리', ['추가'], '/crysta/list?kind=additional'],
    [
      'ㅋㄷ 3',
      ['크리티컬 대미지 ≥ 3'],
      '/crysta/list?opt=crit_damage.gte.3%7Ecrit_damage_pct.gte.3',
    ],
    [
      '물관 또는 마관 3',
      ['물리 관통% 또는 마법 관통% ≥ 3'],
      '/crysta/list?opt=phys_pierce_pct.gte.3%7Emagic_pierce_pct.gte.3',
    ],
    [
      '강화 크뎀 3 어글 제외',
      ['강화만', '크리티컬 대미지 ≥ 3', '어그로% 없음'],
      '/crysta/list?tier=enhanced&opt=crit_damage.gte.3%7Ecrit_damage_pct.gte.3%2Caggro_pct.eq.0',
    ],
    [
      'ATK 3 무기 제외',
      ['ATK% ≥ 3', '무기 제외'],
      '/crysta/list?kind=normal%2Carmor%2Cadditional%2Cspecial&opt=atk_pct.gte.3',
    ],
  ])('%s → %j', (typed, labels, href) => {
    const { parts, offers, groups } = find(typed)
    expect(parts.map(({ label }) => label)).toEqual(labels)
    expect(offers[0]?.href).toBe(href)
    expect(groups[0]?.kind).toBe('crysta')
    expect(groups[0]?.total).toBe(offers[0]?.total)
  })

  it('lists the crystas that fit, the largest amount first, and tells it', () => {
    const { groups } = service.search('ATK% 9 이상', { mostPerKind: 100 })
    const [crystas] = groups
    const amounts = crystas?.hits.map(({ detail }) => Number(/ATK \+(\d+)%/.exec(detail)?.[1]))
    expect(amounts?.length).toBeGreaterThan(1)
    expect(amounts).toEqual(amounts?.toSorted((a, b) => b - a))
    expect(amounts?.every((amount) => amount >= 9)).toBe(true)
  })

  it('tells of stats one of which is enough what each crysta has', () => {
    const { groups } = service.search('관통 3', { mostPerKind: 100 })
    const [crystas] = groups
    expect(crystas?.hits.length).toBeGreaterThan(1)
    for (const { detail } of crystas?.hits ?? [])
      expect(detail).toMatch(/(?:물리|마법) 관통 \+\d+%/)
  })

  it('says when something is called exactly so', () => {
    const named = find('ATK 증가')
    expect([named.isNamed, named.groups[0]?.kind]).toEqual([true, 'ability'])
    expect(find('크뎀 10').isNamed).toBe(false)
  })

  it('tells the text without a condition', () => {
    expect(find('바쿠 ATK% 9 이상 무기').parts.map(({ rest }) => rest)).toEqual([
      '바쿠 무기',
      '바쿠 ATK% 9 이상',
    ])
  })

  it('leaves names alone', () => {
    for (const name of ['바쿠잔', '하드 히트', '회피+16', '메인 퀘스트']) {
      expect(find(name).offers).toEqual([])
    }
  })
})

describe('lists that come and go', () => {
  it('says what is missing, keeps what it has, and fetches the rest when asked again', async () => {
    let isDown = true
    const ask: Ask = (path) =>
      isDown && path.includes('boss') ? askNobody(path) : askShipped(path)
    const shaky = createSearchService({ ask, now: () => 0 })
    expect(shaky.search('발굴 골렘', FEW).catalogue.isLoading).toBe(true)
    await shaky.prepare()
    expect(shaky.search('발굴 골렘', FEW).catalogue).toEqual({
      isLoading: false,
      isOffline: false,
      missing: ['boss'],
    })
    isDown = false
    await shaky.prepare()
    expect(best(shaky.search('발굴 골렘 보스', FEW))).toBe('boss 발굴 골렘')
    isDown = true
    await shaky.prepare()
    expect(shaky.search('발굴 골렘', FEW).catalogue.missing).toEqual([])
  })

  it('finds skills, pages and help without any list', async () => {
    const alone = await shippedService(askNobody)
    expect(best(alone.search('하드 히트', FEW))).toBe('skill 하드 히트')
    expect(best(alone.search('메퀘', FEW))).toBe('page 메인 퀘스트')
    expect(alone.search('x', FEW).catalogue.missing).toContain('crysta')
  })

  it('does not ask again for what is fresh, and does for what is old', async () => {
    let asked = 0
    let now = 0
    const counting = createSearchService({
      ask: (path) => {
        asked += 1
        return askShipped(path)
      },
      now: () => now,
    })
    await Promise.all([counting.prepare(), counting.prepare()])
    const first = asked
    await counting.prepare()
    expect(asked).toBe(first)
    now = 61_000
    await counting.prepare()
    expect(asked).toBe(2 * first)
  })

  it('finds pages by what editors call them', async () => {
    const named = await shippedService((path) =>
      path === '/api/search/alias'
        ? { data: [{ word: '스토리표', target: 'page/guide/main-quest' }] }
        : askShipped(path),
    )
    expect(best(named.search('스토리표', FEW))).toBe('page 메인 퀘스트')
    expect(best(named.search('메퀘', FEW))).toBe('page 메인 퀘스트')
    // Without those names nothing is missing.
    const alone = await shippedService((path) =>
      path === '/api/search/alias' ? askNobody(path) : askShipped(path),
    )
    expect(alone.search('메퀘', FEW).catalogue.missing).toEqual([])
  })

  it('replaces what one source has told', async () => {
    const changing = await shippedService()
    changing.put('site', SITE.slice(1))
    expect(changing.search('메퀘', FEW).groups.some(({ kind }) => kind === 'page')).toBe(false)
  })
})

describe('numbers and orders of bosses and registlets', () => {
  it.each([
    ['보스 200', '/boss?near=1&level=200&difficulty=nearest'],
    ['200 보스', '/boss?near=1&level=200&difficulty=nearest'],
    ['레지 30', '/registlet?level=30'],
    ['200 이상 보스', '/boss?number=level.gte.200'],
    ['150~200 보스', '/boss?number=level.gte.150,level.lte.200'],
    ['150렙부터 200렙까지 보스', '/boss?number=level.gte.150,level.lte.200'],
    ['hp 높은 보스', '/boss?sort=-hp'],
    ['체력 많은 보스', '/boss?sort=-hp'],
    ['방어력이 낮은 보스', '/boss?sort=def'],
    ['경험치 많이 주는 보스', '/boss?sort=-exp'],
    ['보스 경험치 순', '/boss?sort=-exp'],
    ['물속성 hp 높은 보스', '/boss?element=water&sort=-hp'],
    ['best boss exp', '/boss?sort=-exp'],
    ['회피 높은 보스', '/boss?sort=-flee'],
    ['물리 내성 낮은 보스', '/boss?sort=physResist'],
    ['200 어둠 보스', '/boss?element=dark&near=1&level=200&difficulty=nearest'],
    ['빛 보스', '/boss?element=light'],
    ['불 보스', '/boss?element=fire'],
    ['풍 보스', '/boss?element=wind'],
    ['지 보스 100', '/boss?element=earth&near=1&level=100&difficulty=nearest'],
  ])('%s opens %s', (text, href) => {
    const { offers, left } = find(text)
    expect([decodeURIComponent(offers[0]?.href ?? ''), left]).toEqual([href, null])
  })
})

it('150렙 보스 추천 keeps the level and says what it leaves out', () => {
  const { offers, left } = find('150렙 보스 추천')
  expect([offers[0]?.href, left]).toEqual(['/boss?near=1&level=150&difficulty=nearest', '추천'])
})

describe('what is said about an answer', () => {
  it.each([
    ['브레이브 오라 mp', 'mp'],
    ['메인퀘 경험치', '경험치'],
    ['고드 스피드', '스피드'],
  ])('%s leaves out what was typed', (text, left) => {
    expect(find(text).left).toBe(left)
  })

  it('names no page twice', () => {
    for (const text of ['메인퀘 경험치', '시세', '보스', '레지']) {
      const keys = find(text).groups.flatMap(({ hits }) => hits.map(({ key }) => key))
      expect([text, keys]).toEqual([text, [...new Set(keys)]])
    }
  })
})

it.each([
  ['3장', '3장 1번째'],
  ['13장', '13장 1번째'],
  ['메퀘 10장', '10장 1번째'],
])('%s begins with its first episode', (text, episode) => {
  expect(find(text).groups[0]?.hits[0]?.detail).toContain(episode)
})

describe('while lists are on their way', () => {
  it.each(['추크 공속', '추크 크뎀 99', '활 물관 5', '하드 히트 레지'])(
    '%s is neither counted nor denied',
    (text) => {
      const early = createSearchService({ ask: () => new Promise(() => {}), now: () => 0 })
      void early.prepare()
      const { offers, said, catalogue } = early.search(text, FEW)
      expect([offers, said, catalogue.isLoading]).toEqual([[], null, true])
    },
  )

  it('a list that could not be had is not counted as empty', async () => {
    const some = await shippedService((path) =>
      path.startsWith('/api/equipment') ? askNobody(path) : askShipped(path),
    )
    const { offers, said, catalogue } = some.search('활 물관 5', FEW)
    expect(offers.filter(({ total }) => total === 0)).toEqual([])
    expect([said, catalogue.missing]).toEqual([null, ['equipment']])
  })
})
