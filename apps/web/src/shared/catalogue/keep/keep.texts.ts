import { defineTexts } from '../../texts/texts.ts'

export const keepTexts = defineTexts({
  korea: {
    offline: '연결 없이 보기',
    keep: '이 기기에 보관',
    keepHint: (size: string) =>
      `자리는 약 ${size}예요. 연결이 없을 때도 장비 목록에서 찾고 고를 수 있어요.`,
    keptCopy: (size: string) => `보관했어요. 약 ${size}`,
    forgot: '보관한 목록을 지웠어요',
    noRoom: '이 기기에 보관할 자리가 없어요.',
  },
})
