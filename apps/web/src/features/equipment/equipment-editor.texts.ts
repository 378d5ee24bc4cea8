import { libraryFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const fields = libraryFieldTexts.korea

export const equipmentEditorTexts = defineTexts({
  korea: {
    create: '장비 등록',
    edit: '장비 고치기',
    kind: fields.kind,
    element: fields.element,
    noElement: '없음',
    obtain: fields.obtain,
    addObtain: '얻는 곳 더하기',
    removeObtain: (number: number) => `${number}번째 얻는 곳 빼기`,
    unknown: '모름',
  },
})
