import { defineTexts } from '../../shared/texts/texts.ts'

export const shortLinkTexts = defineTexts({
  korea: {
    open: '열기',
    opening: '공유한 내용을 여는 중이에요',
    gone: '사라진 링크예요',
    goneLine:
      '만든 사람이 지웠거나 오래 아무도 열지 않았어요. 주소가 한 글자라도 달라도 열리지 않으니 보낸 분께 다시 물어봐 주세요.',
    none: '짧은 링크의 주소가 아니에요',
    noneLine: '주소가 잘렸거나 다른 글자가 섞였어요. 보낸 분께 다시 물어봐 주세요.',
    offline: '연결되면 열 수 있어요',
    offlineLine: '짧은 링크는 인터넷에 연결되어 있어야 열려요.',
    failed: '링크를 열지 못했어요',
    home: '홈으로',
  },
})
