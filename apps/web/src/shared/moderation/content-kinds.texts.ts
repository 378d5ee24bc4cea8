import type { ProblemKind, ProblemReason } from '@gyeol/contract'
import { defineTexts } from '../texts/texts.ts'

/** What kinds of content are called, and what may be wrong with them. */
export const contentTexts = defineTexts({
  korea: {
    kinds: {
      'cook-house': '요리 주소',
      'cook-dish': '남의 집에 더한 요리',
      'cook-mark': '집에 대해 한 말',
      'price-report': '시세 제보',
      'price-item': '시세 품목 제안',
      correction: '수정 제안',
      'character-case': '게임에서 본 값',
      'short-link': '짧은 링크',
      notice: '공지',
      event: '이벤트',
      image: '그림',
      nickname: '닉네임',
      crysta: '크리스타',
      registlet: '레지스트릿',
      ability: '어빌리티',
      boss: '보스',
      equipment: '장비',
      job: '직업 가이드',
    } satisfies Record<ProblemKind, string>,
    reasons: {
      spam: '광고나 도배예요',
      abuse: '욕설이나 괴롭힘이에요',
      private: '개인정보가 있어요',
      rights: '남의 글이나 그림이에요',
      wrong: '사실과 달라요',
      other: '다른 문제예요',
    } satisfies Record<ProblemReason, string>,
  },
})
