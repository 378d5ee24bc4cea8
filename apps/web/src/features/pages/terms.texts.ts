import { withParticle } from '@gyeol/korean'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { defineTexts } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'

export const termsTexts = defineTexts<Article>({
  korea: {
    title: '이용약관',
    intro: `${withParticle(PRODUCT_NAME, '을/를')} 쓰는 사람과 운영하는 사람이 서로 지킬 약속이에요.`,
    sections: [
      {
        heading: '서비스',
        points: [
          `${withParticle(PRODUCT_NAME, '은/는')} 무료로 쓰는 비공식 팬 도구예요. 토람 온라인과 그 이름의 권리는 권리자에게 있어요.`,
          '계산 결과와 정보는 정확하도록 힘쓰지만, 게임 업데이트 등으로 실제와 다를 수 있어요. 귀한 재료를 쓰기 전에는 게임 안에서 다시 확인해 주세요.',
          '점검이나 고장으로 잠시 멈출 수 있고, 기능은 바뀔 수 있어요.',
        ],
      },
      {
        heading: '이용하는 사람이 지킬 것',
        points: [
          '다른 사람의 계정을 쓰거나 서비스에 무리를 주는 자동 요청을 보내지 않아요.',
          '시세 제보처럼 여럿이 보는 값에는 사실만 적어요.',
          '남을 해치거나 법에 어긋나는 글을 올리지 않아요. 그런 글은 따로 알리지 않고 지울 수 있어요.',
        ],
      },
      {
        heading: '올린 글',
        points: [
          '올린 글의 권리는 쓴 사람에게 있고, 사이트에 보여 주는 데 필요한 만큼만 써요.',
          '탈퇴하면 올린 글에서 이름이 지워지고 글은 남을 수 있어요.',
        ],
      },
      {
        heading: '책임',
        paragraphs: [
          '무료 도구이므로, 결과를 믿고 한 게임 속 선택의 손해까지 책임지기는 어려워요. 일부러 또는 크게 잘못해서 생긴 손해는 법에 따라 책임져요.',
        ],
      },
      {
        heading: '바뀔 때',
        paragraphs: ['약관이 바뀌면 적어도 7일 전에 공지에서 알려요.'],
      },
    ],
  },
})

export const termsLinkTexts = defineTexts({ korea: { privacy: '개인정보 처리방침 보기' } })
