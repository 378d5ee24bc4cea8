import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const koreanTiers = { 1: '흰색', 2: '초록', 3: '파랑', 4: '보라', 5: '주황' } as const

const words = catalogueFieldTexts

export const abilityTexts = defineTexts({
  korea: {
    title: '장비 어빌리티',
    list: '어빌리티',
    search: '이름, 초성, 효과',
    create: '어빌리티 등록',
    edit: '어빌리티 고치기',
    tier: '등급',
    tierName: (tier: 1 | 2 | 3 | 4 | 5) => `T${tier} ${koreanTiers[tier]}`,
    legend: '효과의 T는 등급이에요. 흰색이 1, 주황이 5예요. 보라와 주황의 색은 값에서 짐작했어요.',
    category: '종류',
    trigger: '발동 조건',
    anyTrigger: '모두',
    shownEffect: '효과',
    formula: '식',
    toCrystas: '같은 옵션의 크리스타',
    fields: {
      name: words.name,
      category: words.category,
      trigger: words.trigger,
      stat: words.stat,
      noStat: '옵션 아님',
      perTier: words.perTier,
      effect: '효과 (T는 등급)',
    },
    preview: '미리 보기',
  },
})
