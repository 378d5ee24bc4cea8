import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const fields = catalogueFieldTexts

export const registletEditorTexts = defineTexts({
  korea: {
    ...fields,
    tree: fields.skillTree,
    noTree: '없음',
    noSkill: '없음',
    addLevel: '레벨 더하기',
    levelField: '더할 레벨',
    removeLevel: (level: number) => `Lv ${level} 빼기`,
    effectHint: '레벨은 "레벨당 ATK +1"이나 "위력 +5%/레벨"처럼 적으면 레벨마다 계산해 보여 줘요.',
    at: (level: number, effect: string) => `Lv ${level}: ${effect}`,
  },
})
