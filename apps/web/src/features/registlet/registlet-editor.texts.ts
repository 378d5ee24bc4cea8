import { defineTexts } from '../../shared/texts/texts.ts'

export const registletEditorTexts = defineTexts({
  korea: {
    category: '종류',
    tree: '스킬 계열',
    noTree: '없음',
    skill: '스킬',
    noSkill: '없음',
    maxLevel: '최대 레벨',
    levels: '얻는 레벨',
    addLevel: '레벨 더하기',
    levelField: '더할 레벨',
    removeLevel: (level: number) => `Lv ${level} 빼기`,
    effect: '효과',
    effectHint: '레벨은 "레벨당 ATK +1"이나 "위력 +5%/레벨"처럼 적으면 레벨마다 계산해 보여 줘요.',
    at: (level: number, effect: string) => `Lv ${level}: ${effect}`,
  },
})
