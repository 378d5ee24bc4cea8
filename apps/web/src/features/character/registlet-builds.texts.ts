import { defineTexts } from '../../shared/texts/texts.ts'

export const registletBuildTexts = defineTexts({
  korea: { title: '이것을 쓰는 내 캐릭터', level: (level: number) => `Lv ${level}` },
})
