import type { WayGroup } from './other-ways.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const menuDrawerTexts = defineTexts({
  korea: {
    others: '다른 화면',
    ways: { library: '더 찾아보기', tools: '더 많은 도구', site: '사이트' } satisfies Record<
      WayGroup,
      string
    >,
    login: '로그인',
    profile: '내 정보',
    correction: '수정 제안',
    waiting: (count: number) => `${count}건`,
    setting: '설정',
    admin: '관리',
  },
})
