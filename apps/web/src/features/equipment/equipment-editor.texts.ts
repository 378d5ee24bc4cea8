import { defineTexts } from '../../shared/texts/texts.ts'

export const equipmentEditorTexts = defineTexts({
  korea: {
    create: '장비 등록',
    edit: '장비 고치기',
    kind: '종류',
    element: '속성',
    noElement: '없음',
    obtain: '얻는 곳',
    addObtain: '얻는 곳 더하기',
    removeObtain: (number: number) => `${number}번째 얻는 곳 빼기`,
    unknown: '모름',
  },
})
