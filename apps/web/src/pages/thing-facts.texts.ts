import { defineTexts } from '../shared/texts/texts.ts'

/** What previews and search results call the facts of a thing. */
export const thingFactsTexts = defineTexts({
  korea: {
    kind: '종류',
    stats: '옵션',
    from: '얻는 곳',
    otherName: '영어 이름',
    note: '메모',
    level: '레벨',
    hp: 'HP',
    exp: 'EXP',
    element: '속성',
    map: '지역',
    atk: 'ATK',
    def: 'DEF',
    stability: '안정률',
    potential: '잠재',
    trigger: '발동 조건',
    abilityEffect: '효과 (T는 등급)',
    effect: '효과',
    maxLevel: '최대 레벨',
    levels: '얻는 레벨',
  },
})
