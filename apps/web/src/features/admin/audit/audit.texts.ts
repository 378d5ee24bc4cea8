import { CATALOGUE_ENTITIES, ROLES } from '@gyeol/contract'
import { catalogueFieldTexts } from '../../../shared/catalogue/field-names.texts.ts'
import { importNameTexts } from '../../../shared/catalogue/import-names.texts.ts'
import { eventNameTexts } from '../../../shared/texts/event-names.texts.ts'
import { levelTexts } from '../../../shared/texts/level.texts.ts'
import { memberStatusTexts } from '../../../shared/texts/member-status.texts.ts'
import { namesOf } from '../../../shared/texts/names-of.ts'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const auditTexts = defineTexts({
  korea: {
    title: '감사 기록',
    line: '한 줄이 한 번 한 일이에요.',
    names: {
      all: { caption: '감사 기록 목록', pages: '감사 기록 쪽' },
      changes: { caption: '이 회원에게 있었던 일 목록', pages: '이 회원에게 있었던 일 쪽' },
      doneBy: { caption: '이 회원이 한 일 목록', pages: '이 회원이 한 일 쪽' },
    },
    loadFailed: '기록을 불러오지 못했어요',
    empty: '아직 기록이 없어요.',
    noMatch: '조건을 하나 빼 보세요.',
    csv: 'CSV 내려받기',
    csvName: (day: string) => `audit-${day}.csv`,
    search: '사람, 자료, 까닭',
    areas: {
      label: '어디에서 한 일',
      all: '모두',
      catalogue: '자료',
      post: '글',
      member: '회원',
      price: '시세·요리',
      site: '설정',
    },
    period: '기간',
    from: '언제부터',
    to: '언제까지',
    clear: '조건 지우기',
    actor: (nickname: string) => `한 사람: ${nickname}`,
    someone: '고른 사람',
    onlyBy: (nickname: string) => `${nickname} 님이 한 일만 보기`,
    commandLine: '명령줄',
    stranger: '누군지 몰라요',
    columns: { field: '값', before: '앞', after: '뒤' },
    diff: '바뀐 내용',
    reason: '까닭',
    proposalWay: '수정 제안 보기',
    restore: '되살리기',
    open: (what: string) => `${what} 열기`,
    nameless: (kind: string) => `이름 모를 ${kind}`,
    andOthers: (first: string, others: number) => `${first} 외 ${others}개`,
    times: (count: number) => ` (그날 ${count}번)`,
    nothing: '없음',
    yes: '예',
    no: '아니요',
  },
})

const CATALOGUE_LISTS = namesOf(CATALOGUE_ENTITIES)

const KOREAN_ENTITIES: Readonly<Record<string, string>> = {
  member: '회원',
  setting: '사이트 설정',
  backup: '백업',
  export: '내려받기',
  notice: '공지',
  'cook-address': '요리 주소',
  takedown: '내린 것',
  problem: '알려 온 문제',
  'search-alias': '다른 이름',
  event: '이벤트',
  ...CATALOGUE_LISTS,
  import: '자료 가져오기',
  'main-quest': '메인 퀘스트',
  'price-kind': '시세 종류',
  'price-item': '시세 품목',
  price: '기준가',
}

const KOREAN_FIELDS: Readonly<Record<string, string>> = {
  ...catalogueFieldTexts,
  loginId: '아이디',
  nickname: '닉네임',
  roleCode: '등급',
  status: '상태',
  suspendedUntil: '정지가 끝나는 때',
  banner: '모든 화면 위에 띄울 말',
  contact: '소유자에게 연락하는 법',
  // Earlier releases had only two ways.
  signUpOpen: '회원 가입 받기',
  signUp: '회원 가입',
  totpRequired: '관리자 2단계 인증',
  showsWholeMenu: '메뉴에 모든 화면 보이기',
  endsOldRecords: '오래된 기록 지우기',
  networkAddress: '접속한 곳',
  probationDays: '새 회원을 지켜보는 날수',
  firstPostsWait: '첫 글은 확인 뒤에 보이기',
  times: '그날 한 횟수',
  lastAt: '마지막으로 한 때',
  exportedRows: '내려받은 줄',
  levelCap: '레벨 상한',
  defaultLevel: '기본 레벨',
  levelsAsOf: '레벨 기준일',
  priceEditHours: '시세 고칠 수 있는 시간',
  priceReportMinutes: '시세 제보 간격',
  // No setting any longer; older entries name it.
  priceAverageDays: '시세 평균 기간',
  version: '판',
  title: '제목',
  // Notices, events and guides have one.
  body: '내용',
  levelCode: '공개 대상',
  pinned: '고정',
  startAt: '시작',
  endAt: '끝',
  publishAt: '게시 시각',
  endKind: '끝나는 때',
  state: '상태',
  rewards: '보상',
  recurrence: '반복',
  links: '관련 링크',
  source: '출처',
  fileName: '파일',
  mode: importNameTexts.mode,
  ...importNameTexts.counts,
  episodes: '에피소드',
}

const KOREAN_VALUES: Readonly<Record<string, string>> = {
  ...memberStatusTexts,
  open: '누구나 바로',
  approval: '관리자가 확인하면',
  invitation: '초대받은 사람만',
  ...namesOf(ROLES),
  ...eventNameTexts.states,
  ...eventNameTexts.endKinds,
  ...importNameTexts.modes,
}

/** Codes that mean something else where another field of that list has them too. */
const KOREAN_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'event.kind': eventNameTexts.kinds,
  'notice.levelCode': levelTexts.audience,
}

export const auditEntityTexts = defineTexts({ korea: KOREAN_ENTITIES })
export const auditFieldTexts = defineTexts({ korea: KOREAN_FIELDS })
export const auditValueTexts = defineTexts({ korea: KOREAN_VALUES })
export const auditKindTexts = defineTexts({ korea: KOREAN_KINDS })
