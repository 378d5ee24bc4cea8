import { defineTexts } from '../../shared/texts/texts.ts'

/** What each page that is still to be built will do, by its path in the route table. */
const KOREAN_PURPOSES: Readonly<Record<string, string>> = {
  '/comics': '짧은 만화로 쓰는 법을 익히게 될 화면이에요.',
  '/comics/:type': '짧은 만화로 쓰는 법을 익히게 될 화면이에요.',
  '/trend/chart': '재료와 크리스타 시세의 흐름을 그래프로 보게 될 화면이에요.',
  '/price': '품목별 시세 기록을 보게 될 화면이에요.',
  '/price/create': '기여자가 시세를 기록하게 될 화면이에요.',
  '/price/:id': '시세 기록 하나를 보게 될 화면이에요.',
  '/debug': '개발에 쓰는 화면을 모아 두게 될 곳이에요.',
  '/debug/skill/combo': '스킬 콤보의 저장 상태를 살펴보게 될 화면이에요.',
  '/debug/skill/info': '스킬 정보의 저장 상태를 살펴보게 될 화면이에요.',
  '/debug/skill/tree': '스킬 트리의 저장 상태를 살펴보게 될 화면이에요.',
  '/debug/demo2': '계산 엔진이 바르게 도는지 브라우저에서 점검하게 될 화면이에요.',
}

export const comingSoonTexts = defineTexts({
  korea: {
    badge: '준비 중',
    fallback: '이 화면은 아직 만들고 있어요.',
    home: '홈으로',
    back: '옵션 부여 써 보기',
    purposes: KOREAN_PURPOSES,
  },
})
