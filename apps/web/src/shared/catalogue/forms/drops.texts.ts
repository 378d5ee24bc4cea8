import { defineTexts } from '../../texts/texts.ts'

export const dropTexts = defineTexts({
  korea: {
    add: '얻는 곳 더하기',
    monster: (number: number) => `${number}번째 몬스터`,
    level: (number: number) => `${number}번째 레벨`,
    map: (number: number) => `${number}번째 지역`,
    event: (number: number) => `${number}번째는 이벤트에서만`,
    remove: (number: number) => `${number}번째 얻는 곳 빼기`,
  },
})
