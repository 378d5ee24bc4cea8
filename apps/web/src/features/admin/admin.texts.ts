import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { memberStatusTexts } from '../../shared/texts/member-status.texts.ts'
import { namesOf } from '../../shared/texts/names-of.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const adminTexts = defineTexts({
  korea: {
    title: '점검',
    asOf: (when: string) => `${when}에 셌어요.`,
    refresh: '새로 고침',
    loadFailed: '요약을 불러오지 못했어요',
    members: {
      title: '회원',
      total: '전체',
      new: '이번 주 가입',
      active: '이번 주 접속',
      disabled: memberStatusTexts.DISABLED,
      byRole: '등급별',
      people: (count: string) => `${count}명`,
    },
    counts: { title: '자료 수' },
    freshness: { title: '자료 기준일' },
  },
})

const CATALOGUE_LISTS = namesOf(CATALOGUE_ENTITIES)

/** What the site's counters count, by their code on the wire. */
const KOREAN_COUNTS: Readonly<Record<string, string>> = {
  notice: '공지',
  'notice.draft': '쓰다 만 공지',
  event: '이벤트',
  'event.draft': '공개하지 않은 이벤트',
  'notice.scheduled': '예약한 공지',
  'push-subscription': '알림을 받는 기기',
  ...CATALOGUE_LISTS,
  'cook-address': '요리 주소',
  'price-item': '시세 품목',
  price: '기준가',
}

const KOREAN_FACTS: Readonly<Record<string, string>> = {
  levels: '레벨 상한과 기본 레벨',
  'site-setting': '사이트 설정 기본값',
  notice: '처음 공지',
  event: '처음 이벤트',
  'price-kind': '시세 품목의 종류',
  'price-item-library': '자료에서 온 시세 품목',
  'cook-address': '요리 주소 예시',
  ...Object.fromEntries(
    Object.entries(CATALOGUE_LISTS).map(([code, name]) => [`library-${code}`, name]),
  ),
}

export const countTexts = defineTexts({ korea: KOREAN_COUNTS })
export const factTexts = defineTexts({ korea: KOREAN_FACTS })
