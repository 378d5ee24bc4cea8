import { defineTexts } from '../texts/texts.ts'

export const shareTexts = defineTexts({
  korea: {
    title: '공유',
    link: '링크 복사',
    shortLink: '짧은 링크',
    makeShort: '짧은 링크 만들기',
    shortCopied: '짧은 링크를 복사했어요',
    shortCopy: '짧은 링크 복사',
    shortRemove: '짧은 링크 지우기',
    shortRemoved: '짧은 링크를 지웠어요. 이 주소로는 이제 열리지 않아요',
    undo: '되돌리기',
    linkCopied: '링크를 복사했어요',
    text: '텍스트 복사',
    textCopied: '텍스트를 복사했어요',
    image: '이미지로 저장',
    system: '다른 앱으로 보내기',
    notSent: '다른 앱으로 보내지 못했어요. 다시 눌러 주세요',
    qr: 'QR 코드',
    unreadTitle: '읽지 못한 줄은 빼고 불러왔어요',
    unreadLine:
      '빠진 것이 있으면 아래에서 고쳐 주세요. 글을 처음부터 다시 읽어 새로 하나를 만들어요.',
    unreadLeft: '남은 줄',
    unreadAgain: '고친 줄까지 다시 불러오기',
    unreadClose: '확인',
    copyFailed: '복사하지 못했어요. 아래 글을 길게 눌러 복사해 주세요',
    imageHint: '저장이 안 되면 그림을 길게 눌러 저장해 주세요.',
    imageFailed: '이미지를 만들지 못했어요. 다시 눌러 주세요',
  },
})
