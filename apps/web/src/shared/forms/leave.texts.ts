import { defineTexts } from '../texts/texts.ts'

/** Apart from the words of forms: the entry brings these, and no others. */
export const leaveTexts = defineTexts({
  korea: {
    title: '저장하지 않은 내용이 있어요',
    lost: '지금 나가면 쓴 내용이 사라져요.',
    kept: '쓰던 내용은 이 브라우저에 남아 있어서 나중에 이어 쓸 수 있어요.',
    go: '나가기',
    stay: '계속 쓰기',
  },
})
