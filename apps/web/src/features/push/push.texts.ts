import { eventNameTexts } from '../../shared/texts/event-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const pushTexts = defineTexts({
  korea: {
    open: '알림 받기',
    opened: '알림 받는 중',
    title: '이벤트 알림',
    line: '이벤트가 시작하거나 끝나기 전에 이 브라우저로 알려 드려요. 로그인하지 않아도 돼요.',
    kinds: eventNameTexts.kinds,
    which: '어떤 일정을 알려 드릴까요?',
    nothing: '하나 이상 골라 주세요.',
    before: '언제 알려 드릴까요?',
    minutes: {
      0: '바로 그때',
      10: '10분 전',
      30: '30분 전',
      60: '1시간 전',
      180: '3시간 전',
      720: '12시간 전',
      1440: '하루 전',
    },
    quiet: '조용한 시간',
    quietHint: '이 시간에 올 알림은 끝난 뒤에 와요. 한국 시각이에요.',
    from: '부터',
    to: '까지',
    hour: (hour: number) => `${String(hour).padStart(2, '0')}시`,
    on: '알림 켜기',
    save: '저장',
    off: '알림 끄기',
    isOn: '알림을 켰어요',
    saved: '알림 설정을 저장했어요',
    isOff: '알림을 껐어요',
    denied:
      '이 브라우저에서 알림을 막아 두었어요. 주소창 왼쪽의 사이트 설정에서 알림을 “허용”으로 바꾸고 다시 눌러 주세요.',
    dismissed: '알림을 허용해야 켤 수 있어요. 다시 누르면 한 번 더 물어봐요.',
    failed: '알림을 켜지 못했어요. 잠시 후 다시 시도해 주세요.',
    offFailed: '알림을 끄지 못했어요. 잠시 후 다시 시도해 주세요.',
    noticesToo: '알림을 끄면 이 브라우저로 오는 공지 알림도 꺼져요.',
    needsInstall: '아이폰과 아이패드에서는 홈 화면에 추가한 앱에서만 알림을 받을 수 있어요.',
  },
})
