import { defineTexts } from '../../../shared/texts/texts.ts'

export const noticeFollowTexts = defineTexts({
  korea: {
    open: '알림 설정',
    title: '알림 설정',
    line: '새 공지를 언제 알려 드릴지 골라 주세요. 모아서 고르면 그동안 올라온 공지를 한 번에 알려 드려요.',
    bell: '종 (공지)',
    bellHint: '목록에는 언제나 올라오는 대로 보여요.',
    bellPaces: {
      now: '올라오면 바로',
      daily: '하루에 한 번 모아서 (저녁 8시)',
      weekly: '일주일에 한 번 모아서 (목요일 저녁 8시)',
      off: '표시하지 않기',
    },
    push: '이 브라우저의 푸시 (공지)',
    pushHint:
      '한국 시각이에요. 이벤트 알림에서 고른 조용한 시간에는 오지 않고, 끝나면 와요. 새 공지가 없으면 보내지 않아요.',
    pushPaces: {
      now: '올라오면 바로',
      daily: '하루에 한 번 모아서 (저녁 8시)',
      weekly: '일주일에 한 번 모아서 (목요일 저녁 8시)',
      off: '받지 않기',
    },
    own: '내 소식도 이 브라우저의 푸시로',
    ownKinds: {
      'price-watch': '지켜보는 품목의 시세',
      correction: '내 제안에 온 답',
      'saved-search': '저장한 검색에 새로 나온 것',
    },
    ownHint: '종과 알림함에는 언제나 바로 와요.',
    noPush: {
      none: '이 브라우저에서는 푸시를 받을 수 없어요.',
      ready:
        '이 사이트는 아직 푸시를 보내지 않아요. 브라우저가 아니라 사이트 설정의 일이라, 소유자가 켜면 받을 수 있어요.',
    },
    visitor: '로그인하지 않으면 종에는 올라오는 대로 떠요.',
    save: '저장',
    saved: '알림 설정을 저장했어요',
  },
})
