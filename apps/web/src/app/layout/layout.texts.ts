import { modeTexts } from '../../shared/theme/mode.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const mode = modeTexts

export const layoutTexts = defineTexts({
  korea: {
    skip: '본문으로 건너뛰기',
    home: (product: string) => `${product} 홈`,
    sections: '주요 메뉴',
    mode: { label: mode.label, ...mode.modes },
    notifications: '알림',
    unread: (count: number) => `알림, 안 읽은 소식 ${count}개`,
    menu: '메뉴',
    menuFailed: '메뉴를 불러오지 못했어요. 연결을 확인해 주세요.',
    related: '이어서 볼 화면',
    footer: '사이트 정보',
    receivedLink: '받은 링크',
    help: '도움말',
    about: '소개',
    terms: '이용약관',
    privacy: '개인정보 처리방침',
    copyright: (product: string) =>
      `© 2026 ${product} · 팬이 만드는 비공식 도구이며 게임사와 관계가 없어요. 게임 이미지를 쓰지 않아요.`,
    links: {
      '/crysta/list': '크리스타',
      '/skill/point': '스킬',
      '/statting': '옵션 부여',
      '/registlet': '레지스트릿',
      '/guide/main-quest': '메인 퀘스트',
      '/equipment': '장비',
      '/event': '이벤트',
      '/current-price': '시세',
    },
  },
})
