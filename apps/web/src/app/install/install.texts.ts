import { defineTexts } from '../../shared/texts/texts.ts'

export const installTexts = defineTexts({
  korea: {
    offer: '홈 화면에 두면 앱처럼 바로 열려요.',
    install: '설치',
    newVersion: '새 버전이 준비됐어요. 하던 일을 마치고 새로 고쳐 주세요.',
    reload: '새로 고침',
  },
})
