import { defineTexts } from '../texts/texts.ts'

export const namedSavesTexts = defineTexts({
  korea: {
    rename: '이름 바꾸기',
    renameLabel: '이름',
    nameRequired: '필수 값 입니다.',
    closed: (name: string) => `닫았어요: ${name}`,
    bringBack: '되살리기',
    dismiss: '알림 닫기',
  },
})
