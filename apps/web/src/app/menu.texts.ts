import type { MenuGroup, MenuPath } from '@gyeol/contract'
import { defineTexts } from '../shared/texts/texts.ts'

export const menuTexts = defineTexts({
  korea: {
    groups: {
      crysta: '크리스타',
      skill: '스킬',
      statting: '옵션 부여',
      lists: '목록',
      guide: '가이드',
      content: '콘텐츠',
      trend: '시세',
      admin: '관리',
    } satisfies Record<MenuGroup, string>,
    items: {
      '/crysta/list': '크리스타',
      '/crysta/tree': '강화 트리',
      '/character': '내 캐릭터',
      '/skill/point': '스킬 포인트',
      '/skill/combo': '스킬 콤보',
      '/skill/info': '스킬 정보',
      '/statting': '옵션 부여',
      '/statting/auto': '자동 부여',
      '/registlet': '레지스트릿',
      '/boss': '보스',
      '/guide/main-quest': '메인 퀘스트',
      '/guide': '가이드',
      '/job': '직업',
      '/event': '이벤트 일정',
      '/comics': '만화',
      '/current-price': '시세',
      '/trend/chart': '차트',
      '/cook/address': '요리 주소',
      '/price': '기준가',
      '/setting': '설정',
      '/debug': '디버그',
    } satisfies Record<MenuPath, string>,
  },
})

export type MenuTexts = typeof menuTexts
