import type { Permission } from './roles.ts'

/** The groups of the menu, in its order (specification §2). */
export const MENU_GROUPS = [
  'crysta',
  'skill',
  'statting',
  'lists',
  'guide',
  'content',
  'trend',
  'admin',
] as const

/** One of {@link MENU_GROUPS}. */
export type MenuGroup = (typeof MENU_GROUPS)[number]

/**
 * What server and web app both have to know of a page.
 *
 * - `title`: Korean, shown by both.
 * - `permission`: what opening it asks for; open to everybody without. Visitors are sent to the
 *   login, members to /403. What a page shows and does is decided by the server's calls anyway.
 * - `isHidden`: who lacks the permission is told that there is no such page.
 * - `isPrivate`: of no use to search engines (forms, areas for members).
 * - `canonical`: the page search engines should keep when two show the same.
 * - `menu`: the group of the menu it stands in, in the order of the rows; `isOffMenu`: it belongs
 *   there, but the drawer leaves it out (the specification's debug entries).
 */
export type Page = {
  readonly title: string
  readonly permission?: Permission
  readonly isHidden?: true
  readonly isPrivate?: true
  readonly canonical?: string
  readonly menu?: MenuGroup
  readonly isOffMenu?: true
}

/**
 * Every page by its path, with `:id`-like segments for the parts that vary (specification §2 and
 * our additions). The one table of pages: what only the server needs (descriptions) and what only
 * the web app needs (screens, names in the menu) is keyed by it and complete by type.
 */
export const PAGES = {
  '/': { title: '토람 온라인 도우미' },
  '/403': { title: '접근 권한 없음', isPrivate: true },
  '/404': { title: '없는 페이지', isPrivate: true },
  '/about': { title: '소개' },
  '/about/data': { title: '자료 현황' },
  '/terms-of-use': { title: '이용약관' },
  '/privacy': { title: '개인정보 처리방침' },
  '/developers': { title: '개발자에게' },
  '/help': { title: '도움말' },
  '/help/check': { title: '계산이 맞나요?' },
  '/help/:move': { title: '도움말' },
  '/login': { title: '로그인', isPrivate: true },
  '/search': { title: '검색 결과', isPrivate: true },
  '/receive': { title: '받은 것 열기', isPrivate: true },
  '/s/:code': { title: '공유한 세팅', isPrivate: true },
  '/crysta/list': { title: '크리스타 목록', menu: 'crysta' },
  '/crysta/list/create': { title: '크리스타 등록', permission: 'catalogue.write', isPrivate: true },
  '/crysta/list/:id/edit': {
    title: '크리스타 고치기',
    permission: 'catalogue.write',
    isPrivate: true,
  },
  '/crysta/ability': { title: '크리스타 옵션 검색' },
  '/crysta/tree': { title: '크리스타 강화 트리', menu: 'crysta' },
  '/crysta/:id': { title: '크리스타' },
  '/skill/point': { title: '스킬 포인트', menu: 'skill' },
  '/skill/combo': { title: '스킬 콤보', menu: 'skill', isOffMenu: true },
  '/skill/info': { title: '스킬 정보', menu: 'skill', isOffMenu: true },
  '/skill/info/:category/:group': { title: '스킬 정보' },
  '/character': { title: '내 캐릭터', menu: 'skill' },
  '/statting': { title: '옵션 부여', menu: 'statting' },
  '/statting/auto': { title: '자동 옵션 부여', menu: 'statting' },
  '/registlet': { title: '레지스트릿', menu: 'lists' },
  '/registlet/create': { title: '레지스트릿 등록', permission: 'catalogue.write', isPrivate: true },
  '/registlet/:id': { title: '레지스트릿' },
  '/boss': { title: '보스 정보', menu: 'lists', isOffMenu: true },
  '/boss/create': { title: '보스 등록', permission: 'catalogue.write', isPrivate: true },
  '/boss/:id': { title: '보스' },
  '/boss/:id/edit': { title: '보스 고치기', permission: 'catalogue.write', isPrivate: true },
  '/ability': { title: '장비 어빌리티' },
  '/ability/:id': { title: '어빌리티' },
  '/equipment': { title: '장비 검색' },
  '/equipment/create': { title: '장비 등록', permission: 'catalogue.write', isPrivate: true },
  '/equipment/:id': { title: '장비' },
  '/equipment/:id/edit': { title: '장비 고치기', permission: 'catalogue.write', isPrivate: true },
  '/guide': { title: '가이드', menu: 'guide', isOffMenu: true },
  '/guide/main-quest': { title: '메인 퀘스트', menu: 'guide' },
  '/quest/main': { title: '메인 퀘스트', canonical: '/guide/main-quest' },
  '/job': { title: '직업 가이드', menu: 'guide', isOffMenu: true },
  '/job/create': { title: '직업 등록', permission: 'catalogue.write', isPrivate: true },
  '/job/:id': { title: '직업 상세' },
  '/job/:id/edit': { title: '직업 고치기', permission: 'catalogue.write', isPrivate: true },
  '/event': { title: '이벤트 일정', menu: 'content' },
  '/event/create': { title: '이벤트 등록', permission: 'event.write', isPrivate: true },
  '/event/:id': { title: '이벤트 상세' },
  '/event/:id/edit': { title: '이벤트 고치기', permission: 'event.write', isPrivate: true },
  '/comics': { title: '만화', menu: 'content', isOffMenu: true },
  '/comics/:type': { title: '만화' },
  '/current-price': { title: '시세', menu: 'trend' },
  '/current-price/create': { title: '시세 알리기', isPrivate: true },
  '/current-price/:id': { title: '품목 시세' },
  '/trend/chart': { title: '시세 차트', menu: 'trend' },
  '/cook/address': { title: '요리 주소', menu: 'trend', isOffMenu: true },
  '/price': { title: '가격 기록', menu: 'trend', isOffMenu: true },
  '/price/create': { title: '가격 등록', permission: 'price.write-own', isPrivate: true },
  '/price/:id': { title: '가격 상세' },
  '/notion': { title: '공지' },
  '/notion/create': { title: '공지 쓰기', permission: 'notice.write-own', isPrivate: true },
  '/notion/:id': { title: '공지 상세' },
  '/notion/:id/edit': { title: '공지 고치기', permission: 'notice.write-own', isPrivate: true },
  '/notification': { title: '알림', isPrivate: true },
  '/notification/create': { title: '공지 쓰기', permission: 'notice.write-own', isPrivate: true },
  '/notification/:id': { title: '공지 상세', isPrivate: true },
  '/notification/:id/edit': {
    title: '공지 고치기',
    permission: 'notice.write-own',
    isPrivate: true,
  },
  '/member': { title: '회원 관리', permission: 'member.read', isPrivate: true },
  '/member/create': { title: '회원 가입', isPrivate: true },
  '/member/profile': { title: '내 정보', permission: 'profile.self', isPrivate: true },
  '/member/:id': { title: '회원 상세', permission: 'profile.self', isPrivate: true },
  '/admin': { title: '오늘 할 일', permission: 'office.open', isPrivate: true },
  '/admin/audit': { title: '감사 기록', permission: 'audit.read', isPrivate: true },
  '/admin/invitation': { title: '초대', permission: 'member.read', isPrivate: true },
  '/admin/setting': { title: '사이트 설정', permission: 'setting.read', isPrivate: true },
  '/admin/character-case': {
    title: '게임에서 본 값',
    permission: 'catalogue.write',
    isPrivate: true,
  },
  '/admin/status': { title: '점검', permission: 'member.read', isPrivate: true },
  '/admin/import': { title: '자료 가져오기', permission: 'catalogue.import', isPrivate: true },
  '/correction': { title: '수정 제안' },
  '/correction/missing': {
    title: '없는 자료 알리기',
    permission: 'correction.propose',
    isPrivate: true,
  },
  '/correction/:entity/:id': {
    title: '고칠 점 알리기',
    permission: 'correction.propose',
    isPrivate: true,
  },
  '/setting': { title: '설정', isPrivate: true, menu: 'admin', isOffMenu: true },
  '/debug': {
    title: '점검',
    permission: 'debug.read',
    isHidden: true,
    isPrivate: true,
    menu: 'admin',
    isOffMenu: true,
  },
  '/debug/skill/combo': {
    title: '스킬 콤보 점검',
    permission: 'debug.read',
    isHidden: true,
    isPrivate: true,
  },
  '/debug/skill/info': {
    title: '스킬 정보 점검',
    permission: 'debug.read',
    isHidden: true,
    isPrivate: true,
  },
  '/debug/skill/tree': {
    title: '스킬 트리 점검',
    permission: 'debug.read',
    isHidden: true,
    isPrivate: true,
  },
  '/debug/demo': { title: '부품 모음', permission: 'debug.read', isHidden: true, isPrivate: true },
  '/debug/demo2': {
    title: '계산 자가 점검',
    permission: 'debug.read',
    isHidden: true,
    isPrivate: true,
  },
} as const satisfies Readonly<Record<`/${string}`, Page>>

/** The path of a page, as the table writes it. */
export type PagePath = keyof typeof PAGES

type PathsWith<Property> = {
  [Path in PagePath]: (typeof PAGES)[Path] extends Property ? Path : never
}[PagePath]

/** Pages of use to search engines. */
export type PublicPagePath = Exclude<PagePath, PathsWith<{ readonly isPrivate: true }>>

/** Pages that ask for a permission. */
export type GuardedPagePath = PathsWith<{ readonly permission: Permission }>

/** Pages that belong to the menu. */
export type MenuPath = PathsWith<{ readonly menu: MenuGroup }>

/** All paths, in the order of the table. Object.keys forgets their type; there are no others. */
export const PAGE_PATHS = Object.keys(PAGES) as readonly PagePath[]

/** A page's row with all its properties, whether the row names them or not. */
export function pageAt(path: PagePath): Page {
  return PAGES[path]
}

/** Old and second addresses and where they lead; query and hash go along. */
export const REDIRECTS = {
  '/stat/manual': '/statting',
  '/stat/auto': '/statting/auto',
  '/leveling/quest': '/quest/main',
} as const satisfies Readonly<Record<string, PagePath>>
