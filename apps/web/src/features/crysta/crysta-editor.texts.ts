import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const fields = catalogueFieldTexts

export const crystaEditorTexts = defineTexts({
  korea: {
    ...fields,
    create: '크리스타 등록',
    edit: '크리스타 고치기',
    isEnhancerHint: '다른 크리스타 위에 쓰는 것이면 켜요.',
    parent: '강화 전 크리스타',
    parentHint: '같은 종류만 고를 수 있어요. 이 크리스타에서 나아가는 것은 빠져 있어요.',
    noParent: '없음',
    searchParent: '이름으로 찾기',
    clearParent: '강화 전 크리스타 비우기',
    otherKind: '강화 전 크리스타와 종류가 달라요.',
    cycle: '강화 순서가 자기 자신으로 돌아와요. 다른 크리스타를 골라 주세요.',
  },
})
