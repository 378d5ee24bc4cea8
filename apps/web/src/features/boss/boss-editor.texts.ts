import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const fields = catalogueFieldTexts

export const bossEditorTexts = defineTexts({
  korea: {
    ...fields,
    create: '보스 등록',
    edit: '보스 고치기',
    element: (number: number) => `${number}번째 속성`,
    when: (number: number) => `${number}번째 속성 조건`,
    removeElement: (number: number) => `${number}번째 속성 빼기`,
    addElement: '속성 더하기',
    stats: '방어 수치 (노멀)',
    statsHint: '상태에 따라 다르면 100 | 62 [2페이즈]처럼 적어요.',
    proration: '관성 (%)',
    crystas: '떨어뜨리는 크리스타',
    addCrysta: '크리스타 더하기',
    unknown: '모름',
    duplicate: '같은 이름과 레벨의 보스가 이미 있어요.',
  },
})
