import { defineTexts } from '../../texts/texts.ts'

/** Words of what is laid side by side. */
export const compareTexts = defineTexts({
  korea: {
    count: (count: number) => `비교 ${count}개`,
    open: '비교 열기',
    clear: '비우기',
    full: '비교는 4개까지 할 수 있어요.',
    needsTwo: '하나 더 고르면 나란히 볼 수 있어요.',
    onlyDifferent: '다른 옵션만 보기',
    option: '옵션',
    best: '가장 큼',
    none: '–',
  },
})
