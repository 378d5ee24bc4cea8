import { defineTexts } from '../../shared/texts/texts.ts'

export const receiveTexts = defineTexts({
  korea: {
    opening: '받은 것을 여는 중이에요',
    nothing: '받은 것이 없어요',
    nothingLine: '다른 앱에서 링크나 글을 공유하거나, 백업 파일을 이 앱으로 열어 보세요.',
    tooBig: '파일이 너무 커요. 5 MB까지 열 수 있어요.',
    unreadable: '파일을 읽을 수 없어요.',
    home: '홈으로',
  },
})
