import type { PolicyKind } from '@gyeol/contract'
import { defineTexts } from '../../shared/texts/texts.ts'

export const policyTexts = defineTexts({
  korea: {
    titles: {
      terms: '이용약관',
      privacy: '개인정보 처리방침',
      retention: '보관 기간',
      contact: '연락처',
      imprint: '사이트 소유자',
    } satisfies Record<PolicyKind, string>,
    loadFailed: '글을 불러오지 못했어요',
    shipped: '처음부터 있던 글',
    since: (when: string) => `${when}부터`,
    earlierShown: (name: string) => `이전 글(${name})이에요. 지금은 다른 글이 쓰여요.`,
    toNow: '지금 글 보기',
    versions: '이전 글',
    changes: '바뀐 것',
    version: (version: number) => `${version}번째 글`,
    otherPapers: '다른 약관과 방침',
    koreanOnly: '이 글은 한국어로만 있어요.',
  },
})
