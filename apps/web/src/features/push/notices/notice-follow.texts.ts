import { defineTexts } from '../../../shared/texts/texts.ts'

export const noticeFollowTexts = defineTexts({
  korea: {
    open: '공지 알림',
    title: '공지 알림',
    line: '새 공지를 언제 알려 드릴지 골라 주세요. 모아서 고르면 그동안 올라온 공지를 한 번에 알려 드려요.',
    bell: '종',
    bellHint: '목록에는 언제나 올라오는 대로 보여요.',
    bellPaces: {
      now: '올라오면 바로',
      daily: '하루에 한 번 모아서 (저녁 8시)',
      weekly: '일주일에 한 번 모아서 (목요일 저녁 8시)',
      off: '표시하지 않기',
    },
    push: '이 브라우저의 푸시',
    pushHint:
      '한국 시각이에요. 이벤트 알림에서 고른 조용한 시간에는 오지 않고, 끝나면 와요. 새 공지가 없으면 보내지 않아요.',
    pushPaces: {
      now: '올라오면 바로',
      daily: '하루에 한 번 모아서 (저녁 8시)',
      weekly: '일주일에 한 번 모아서 (목요일 저녁 8시)',
      off: '받지 않기',
    },
    noPush: '이 브라우저에서는 푸시를 받을 수 없어요.',
    visitor: '로그인하지 않으면 종에는 올라오는 대로 떠요.',
    save: '저장',
    saved: '공지 알림을 저장했어요',
  },
})
