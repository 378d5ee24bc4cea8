import { type Permission, ROLES, STORED_ROLE_CODES, type StoredRoleCode } from '@gyeol/contract'
import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

/** What each permission lets somebody do; null for what goes without saying. */
const KOREAN_PERMISSIONS: Readonly<Record<Permission, string | null>> = {
  'profile.self': null,
  'session.self': null,
  'notice.read-mark': null,
  'current-price.report': '시세 알리기',
  'cook-address.own': '요리 주소 올리기',
  'cook-address.confirm': '요리 주소 확인하기',
  'correction.propose': '자료 고쳐 달라고 제안하기',
  'price-item.propose': '시세 품목 제안하기',
  'price-watch.self': '시세 알림 받기',
  'price-ledger.self': '거래 장부 쓰기',
  'saved-search.self': '검색 저장하고 알림 받기',
  'price.write-own': '기준가 쓰기',
  'office.open': '관리 화면 열기',
  'catalogue.write': '자료 쓰고 지우기, 수정 제안에 답하기',
  'event.write': '이벤트 쓰기',
  'notice.write-own': '공지 쓰기',
  'price.write-any': '모든 기준가 고치기',
  'price-item.write': '시세 품목 정하기',
  'price-report.moderate': '신고된 시세 돌보기',
  'cook-address.write-any': '모든 요리 주소 돌보기',
  'content.moderate': '회원이 올린 것 내리고 되돌리기, 알려 온 문제에 답하기',
  'member.level-list': null,
  'member.read': '회원 보기',
  'member.write-below': '자기보다 낮은 등급의 회원 초대하고 돌보기',
  'notice.write-any': '모든 공지 고치기',
  'image.write': '글에 그림 넣기',
  'setting.read': '사이트 설정 보기',
  'audit.read': '감사 기록 보기',
  'debug.read': null,
  'catalogue.import': '자료를 파일로 가져오기',
  'member.write-any': '모든 회원의 등급 정하기',
  'setting.write': '사이트 설정 바꾸기',
  'backup.download': '백업 내려받기',
}

/** A role in a sentence, from the table of permissions: what it adds to the role below it. */
function dutiesOf(code: StoredRoleCode): string {
  const below = STORED_ROLE_CODES[STORED_ROLE_CODES.indexOf(code) - 1]
  const added: readonly Permission[] = ROLES[code].adds
  const words = added.flatMap((permission) => KOREAN_PERMISSIONS[permission] ?? [])
  const first =
    below === undefined ? '' : `${withParticle(ROLES[below].name, '이/가')} 하는 일에 더해: `
  return `${first}${words.join(' · ')}`
}

/** Forms hold a role as text. */
const KOREAN_DUTIES: Readonly<Record<string, string>> = Object.fromEntries(
  STORED_ROLE_CODES.map((code) => [code, dutiesOf(code)]),
)

/** What somebody may do, by permission; null for what goes without saying. */
export const permissionTexts = defineTexts({ korea: KOREAN_PERMISSIONS })

/** What a role may do, for those who give it. */
export const roleDutyTexts = defineTexts({ korea: KOREAN_DUTIES })
