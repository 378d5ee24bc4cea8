import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const fields = catalogueFieldTexts

export const equipmentEditorTexts = defineTexts({
  korea: {
    ...fields,
    create: '장비 등록',
    edit: '장비 고치기',
    noElement: '없음',
    addObtain: '얻는 곳 더하기',
    removeObtain: (number: number) => `${number}번째 얻는 곳 빼기`,
    unknown: '모름',
    noVariant: '모름',
    unmappedHint: '옵션 목록에 없는 줄을 한 줄에 하나씩 그대로 적어요.',
    recipeNumbers: { level: '제작 레벨', difficulty: '난이도', fee: '비용' },
    material: (number: number) => `${number}번째 재료`,
    materialAmount: (number: number) => `${number}번째 개수`,
    addMaterial: '재료 더하기',
    removeMaterial: (number: number) => `${number}번째 재료 빼기`,
  },
})
