import { PRODUCT_NAME } from '@gyeol/contract'

/**
 * A page of the web app.
 *
 * - `path`: with `:id`-like segments for the parts that vary.
 * - `canonical`: the page search engines should keep when several show the same; itself if absent.
 * - `isPrivate`: of no use to search engines (forms, areas for members).
 */
export type Page = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly canonical?: string
  readonly isPrivate?: true
}

const page = (path: string, title: string, description: string): Page => ({
  path,
  title,
  description,
})

const privatePage = (path: string, title: string): Page => ({
  path,
  title,
  description: `${PRODUCT_NAME} ${title} 화면이에요.`,
  isPrivate: true,
})

/** Every page of the web app, in the order of the specification's route list. */
export const PAGES: readonly Page[] = [
  page(
    '/',
    '토람 온라인 도우미',
    '토람 온라인 플레이어를 위한 크리스타·스킬·옵션 부여·메인 퀘스트 도구를 한곳에 모았어요.',
  ),
  privatePage('/403', '접근 권한 없음'),
  privatePage('/404', '없는 페이지'),
  page('/crysta/ability', '크리스타 옵션 검색', '원하는 옵션이 붙은 크리스타를 찾아봐요.'),
  page('/crysta/list', '크리스타 목록', '크리스타를 이름·종류·옵션으로 찾고 비교해요.'),
  privatePage('/crysta/list/create', '크리스타 등록'),
  privatePage('/crysta/list/:id/edit', '크리스타 고치기'),
  page('/crysta/tree', '크리스타 강화 트리', '크리스타가 어떻게 강화되는지 한눈에 볼 수 있어요.'),
  page('/boss', '보스 정보', '보스의 능력치와 저항, 난이도별 값을 확인해요.'),
  privatePage('/boss/create', '보스 등록'),
  privatePage('/boss/:id/edit', '보스 고치기'),
  page('/statting', '옵션 부여', '장비 옵션 부여를 잠재력과 성공률까지 미리 계산해요.'),
  page('/statting/auto', '자동 옵션 부여', '원하는 옵션을 고르면 좋은 부여 순서를 찾아 줘요.'),
  page('/skill/info', '스킬 정보', '스킬 트리별 스킬 정보를 모아 봐요.'),
  page('/skill/info/:category/:group', '스킬 정보', '스킬 묶음의 자세한 정보를 확인해요.'),
  page('/skill/combo', '스킬 콤보', '콤보 태그와 MP를 따져 스킬 콤보를 짜요.'),
  page('/skill/point', '스킬 포인트', '스킬 포인트를 미리 찍어 보고 공유해요.'),
  page('/current-price', '현재 시세', '최근 등록된 가격의 평균을 확인해요.'),
  privatePage('/current-price/create', '현재 시세 등록'),
  page('/current-price/:id', '현재 시세 상세', '아이템의 최근 가격을 자세히 봐요.'),
  page('/cook/address', '요리 주소', '버프 요리를 먹을 수 있는 집 주소를 찾아봐요.'),
  page('/help', '도움말', '화면마다 쓰는 방법을 알려 드려요.'),
  page('/help/:move', '도움말', '이 화면을 쓰는 방법을 알려 드려요.'),
  page('/event', '이벤트 일정', '진행 중인 이벤트와 다가올 이벤트 일정을 확인해요.'),
  privatePage('/event/create', '이벤트 등록'),
  page('/event/:id', '이벤트 상세', '이벤트의 기간과 내용을 확인해요.'),
  privatePage('/event/:id/edit', '이벤트 고치기'),
  page('/ability', '장비 어빌리티', '장비에 붙는 어빌리티 목록을 확인해요.'),
  page('/equipment', '장비 검색', '장비를 이름과 능력치로 찾아봐요.'),
  privatePage('/equipment/create', '장비 등록'),
  privatePage('/equipment/:id/edit', '장비 고치기'),
  page('/guide', '가이드', '메인 퀘스트와 직업 가이드를 모았어요.'),
  page(
    '/guide/main-quest',
    '메인 퀘스트',
    '메인 퀘스트를 어디까지 하면 몇 레벨이 되는지 계산해요.',
  ),
  {
    ...page('/quest/main', '메인 퀘스트', '메인 퀘스트로 오르는 레벨을 계산해요.'),
    canonical: '/guide/main-quest',
  },
  page('/trend/chart', '시세 차트', '아이템 가격이 어떻게 바뀌었는지 차트로 봐요.'),
  page('/notion', '공지', '새 소식과 점검 안내를 확인해요.'),
  privatePage('/notion/create', '공지 쓰기'),
  page('/notion/:id', '공지 상세', '공지 내용을 확인해요.'),
  privatePage('/notion/:id/edit', '공지 고치기'),
  privatePage('/notification', '알림'),
  privatePage('/notification/create', '알림 쓰기'),
  privatePage('/notification/:id', '알림 상세'),
  privatePage('/notification/:id/edit', '알림 고치기'),
  page('/registlet', '레지스트릿', '레지스트릿의 효과와 얻는 레벨을 확인해요.'),
  privatePage('/registlet/create', '레지스트릿 등록'),
  page('/registlet/:id', '레지스트릿 상세', '레지스트릿의 레벨별 효과를 확인해요.'),
  page('/price', '가격 기록', '종류별 아이템 가격 기록을 확인해요.'),
  privatePage('/price/create', '가격 등록'),
  page('/price/:id', '가격 상세', '아이템 가격 기록을 자세히 봐요.'),
  page('/job', '직업 가이드', '직업마다 어울리는 스킬·크리스타·레지스트릿을 소개해요.'),
  privatePage('/job/create', '직업 등록'),
  page('/job/:id', '직업 상세', '이 직업에 어울리는 스킬과 장비를 소개해요.'),
  privatePage('/job/:id/edit', '직업 고치기'),
  privatePage('/member', '회원 관리'),
  privatePage('/member/create', '회원 가입'),
  privatePage('/member/profile', '내 정보'),
  privatePage('/member/:id', '회원 상세'),
  page('/about', '소개', '이 사이트를 누가 왜 만들었는지 알려 드려요.'),
  page('/terms-of-use', '이용약관', '이용약관을 확인해요.'),
  page('/privacy', '개인정보 처리방침', '어떤 정보를 왜 저장하는지 알려 드려요.'),
  privatePage('/setting', '설정'),
  privatePage('/login', '로그인'),
  privatePage('/admin', '관리'),
  privatePage('/admin/import', '자료 가져오기'),
  page('/correction', '수정 제안', '틀린 자료를 알리고, 고치는 데 도와준 분들을 봐요.'),
  privatePage('/correction/:entity/:id', '고칠 점 알리기'),
  page('/comics', '만화', '짧은 네 컷 만화로 도구 쓰는 법을 배워요.'),
  page('/comics/:type', '만화', '짧은 네 컷 만화로 도구 쓰는 법을 배워요.'),
  privatePage('/search', '검색 결과'),
  privatePage('/s/:code', '공유한 세팅'),
  privatePage('/debug', '점검'),
  privatePage('/debug/skill/combo', '스킬 콤보 점검'),
  privatePage('/debug/skill/info', '스킬 정보 점검'),
  privatePage('/debug/skill/tree', '스킬 트리 점검'),
  privatePage('/debug/demo', '부품 모음'),
  privatePage('/debug/demo2', '계산 자가 점검'),
]

/** The page behind every address that is none of ours. */
export const NOT_FOUND_PAGE: Page = {
  path: '/404',
  title: '없는 페이지',
  description: '존재하지 않는 페이지 입니다.',
  isPrivate: true,
}

/** Old and second addresses; the query goes along. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
  ['/leveling/quest', '/quest/main'],
  ['/stat/manual', '/statting'],
  ['/stat/auto', '/statting/auto'],
])
