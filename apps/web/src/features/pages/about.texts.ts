import { withParticle } from '@gyeol/korean'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { defineTexts } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'

export const aboutTexts = defineTexts<Article>({
  korea: {
    title: `${PRODUCT_NAME} 소개`,
    intro: `${withParticle(PRODUCT_NAME, '은/는')} 토람 온라인을 하는 사람들이 게임 옆에 두고 쓰는 도구예요. 팬이 만들고, 게임사와는 관계가 없어요.`,
    sections: [
      {
        heading: '무엇을 할 수 있나요',
        points: [
          '옵션 부여를 실제처럼 하나씩 확정해 보고 성공률과 재료를 미리 계산해요.',
          '크리스타, 레지스트릿, 스킬, 메인 퀘스트처럼 흩어진 정보를 한곳에서 찾도록 만들고 있어요.',
          '아직 열리지 않은 화면에는 준비 중이라고 적혀 있어요.',
        ],
      },
      {
        heading: '지키는 것',
        points: [
          '가입하지 않아도 계산기는 모두 쓸 수 있어요.',
          '게임의 그림과 글은 쓰지 않아요. 아이콘과 그림은 모두 직접 그렸어요.',
          '계산 규칙은 출처가 있는 것만 쓰고, 확인되지 않은 값에는 그렇다고 적어요.',
        ],
      },
      {
        heading: '사용한 것',
        paragraphs: [
          '글꼴은 Pretendard(SIL Open Font License 1.1), 선 아이콘은 Lucide(ISC License)를 써요.',
        ],
      },
    ],
  },
})
