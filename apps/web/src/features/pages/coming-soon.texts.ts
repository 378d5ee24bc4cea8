import { defineTexts } from '../../shared/texts/texts.ts'

/** What each page that is still to be built will do, by its path in the route table. */
const KOREAN_PURPOSES: Readonly<Record<string, string>> = {
  '/comics': '짧은 만화로 쓰는 법을 익히게 될 화면이에요.',
  '/comics/:type': '짧은 만화로 쓰는 법을 익히게 될 화면이에요.',
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
