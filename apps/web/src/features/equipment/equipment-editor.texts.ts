import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const fields = catalogueFieldTexts.korea

export const equipmentEditorTexts = defineTexts({
  korea: {
    ...fields,
    create: '장비 등록',
    edit: '장비 고치기',
    noElement: '없음',
    addObtain: '얻는 곳 더하기',
    removeObtain: (number: number) => `${number}번째 얻는 곳 빼기`,
    unknown: '모름',
  },
})
