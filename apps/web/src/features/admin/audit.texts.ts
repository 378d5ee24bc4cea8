import { CATALOGUE_ENTITIES, ROLES } from '@gyeol/contract'
import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { importNameTexts } from '../../shared/catalogue/import-names.texts.ts'
import { eventNameTexts } from '../../shared/texts/event-names.texts.ts'
import { levelTexts } from '../../shared/texts/level.texts.ts'
import { memberStatusTexts } from '../../shared/texts/member-status.texts.ts'
import { namesOf } from '../../shared/texts/names-of.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

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
    action: '한 일',
    anyAction: '모든 일',
    entity: '대상',
    anyEntity: '모든 대상',
    from: '언제부터',
    to: '언제까지',
    clear: '조건 지우기',
    actor: (nickname: string) => `한 사람: ${nickname}`,
    someone: '고른 사람',
    onlyBy: (nickname: string) => `${nickname} 님이 한 일만 보기`,
    commandLine: '명령줄',
    columns: { at: '때', actor: '한 사람', action: '한 일', entity: '대상', change: '바뀐 내용' },
    reason: '사유',
    arrow: '→',
    nothing: '없음',
    made: '새로 만듦',
    removed: '지움',
    yes: '예',
    no: '아니요',
  },
})

const CATALOGUE_LISTS = namesOf(CATALOGUE_ENTITIES)

/** The actions every list of the catalogue knows, as its screens call them. */
const CATALOGUE_ACTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CATALOGUE_LISTS).flatMap(([code, name]) => [
    [`${code}.create`, `${name} 올리기`],
    [`${code}.update`, `${name} 고치기`],
    [`${code}.delete`, `${name} 지우기`],
  ]),
)

/** Actions by their code on the wire; one without words here is shown as it is. */
const KOREAN_ACTIONS: Readonly<Record<string, string>> = {
  'member.create': '회원 만들기',
  'member.update': '회원 고치기',
  'member.delete': '회원 지우기',
  'member.leave': '회원 탈퇴',
  'member.sign-up': '회원 가입',
  'profile.update': '내 정보 고치기',
  'password.change': '비밀번호 바꾸기',
  'password.reset': '링크로 비밀번호 정하기',
  'password.reset-link': '비밀번호 링크 만들기',
  'session.end': '기기 로그아웃',
  'session.end-all': '모든 기기 로그아웃',
  'setting.update': '사이트 설정 고치기',
  'totp.enable': '2단계 인증 켜기',
  'totp.disable': '2단계 인증 끄기',
  'totp.renew-codes': '복구 코드 새로 받기',
  'notice.create': '공지 쓰기',
  'notice.update': '공지 고치기',
  'notice.delete': '공지 지우기',
  'event.create': '이벤트 올리기',
  'event.update': '이벤트 고치기',
  'event.delete': '이벤트 지우기',
  ...CATALOGUE_ACTIONS,
  'import.apply': '자료 가져오기',
  'import.undo': '가져오기 되돌리기',
  'correction.propose': '고칠 점 알리기',
  'correction.accept': '없던 자료 알림 받아들이기',
  'correction.reject': '고칠 점 거절하기',
  'cook-address.create': '요리 주소 알리기',
  'cook-address.update': '요리 주소 고치기',
  'cook-address.delete': '요리 주소 지우기',
  'cook-address.correct': '요리 레벨 고치기',
  'cook-address.close': '닫힌 집으로 바뀜',
  'cook-address.reopen': '다시 열린 집으로 바뀜',
  'cook-address.ask-removal': '집을 내려 달라는 부탁',
  'cook-address.block': '집을 지우고 막기',
  'cook-address.restore': '내린 집 다시 보이기',
  'main-quest.replace': '메인 퀘스트 표 넣기',
  'main-quest.undo': '메인 퀘스트 표 되돌리기',
  'price-kind.create': '시세 종류 더하기',
  'price-kind.update': '시세 종류 고치기',
  'price-kind.delete': '시세 종류 지우기',
  'price-item.create': '시세 품목 더하기',
  'price-item.update': '시세 품목 고치기',
  'price-item.delete': '시세 품목 지우기',
  'price-item.merge': '시세 품목 합치기',
  'price.create': '기준가 쓰기',
  'price.update': '기준가 고치기',
  'price.delete': '기준가 지우기',
}

const KOREAN_ENTITIES: Readonly<Record<string, string>> = {
  member: '회원',
  setting: '사이트 설정',
  notice: '공지',
  'cook-address': '요리 주소',
  event: '이벤트',
  ...CATALOGUE_LISTS,
  import: '자료 가져오기',
  'main-quest': '메인 퀘스트',
  'price-kind': '시세 종류',
  'price-item': '시세 품목',
  price: '기준가',
}

const KOREAN_FIELDS: Readonly<Record<string, string>> = {
  ...catalogueFieldTexts.korea,
  loginId: '아이디',
  nickname: '닉네임',
  roleCode: '등급',
  status: '상태',
  signUpOpen: '회원 가입 받기',
  totpRequired: '관리자 2단계 인증',
  showsWholeMenu: '메뉴에 모든 화면 보이기',
  levelCap: '레벨 상한',
  defaultLevel: '기본 레벨',
  levelsAsOf: '레벨 기준일',
  priceEditHours: '시세 고칠 수 있는 시간',
  priceReportMinutes: '시세 제보 간격',
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
  links: '관련 링크',
  source: '출처',
  correctionId: '제안 번호',
  fileName: '파일',
  mode: importNameTexts.korea.mode,
  ...importNameTexts.korea.counts,
  episodes: '에피소드',
}

const KOREAN_VALUES: Readonly<Record<string, string>> = {
  ...memberStatusTexts.korea,
  ...namesOf(ROLES),
  ...eventNameTexts.korea.states,
  ...eventNameTexts.korea.endKinds,
  ...importNameTexts.korea.modes,
}

/** Codes that mean something else where another field of that list has them too. */
const KOREAN_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'event.kind': eventNameTexts.korea.kinds,
  'notice.levelCode': levelTexts.korea.audience,
}

export const auditActionTexts = defineTexts({ korea: KOREAN_ACTIONS })
export const auditEntityTexts = defineTexts({ korea: KOREAN_ENTITIES })
export const auditFieldTexts = defineTexts({ korea: KOREAN_FIELDS })
export const auditValueTexts = defineTexts({ korea: KOREAN_VALUES })
export const auditKindTexts = defineTexts({ korea: KOREAN_KINDS })
