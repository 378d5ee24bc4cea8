import type { PriceBasis, PriceLevel, PriceSeries } from '@gyeol/terms'
import { defineTexts } from '../texts/texts.ts'

export const priceTexts = defineTexts({
  korea: {
    levels: {
      none: '시세 없음',
      low: '참고만',
      medium: '보통',
      high: '믿을 만해요',
    } satisfies Record<PriceLevel, string>,
    series: { deal: '거래', ask: '호가' } satisfies Record<PriceSeries, string>,
    bases: {
      sold: '팔았어요',
      bought: '샀어요',
      asked: '올라와 있어요',
    } satisfies Record<PriceBasis, string>,
    askBased: '호가 기준',
    full: (amount: string) => `${amount} 스피나`,
    provenance: (days: number, members: number, age: string) =>
      `${days}일 중앙값 · ${members}명 · ${age}`,
    today: '오늘',
    yesterday: '어제',
    daysAgo: (days: number) => `${days}일 전`,
    asOf: (day: string) => `${day}에 본 값`,
    rose: '올랐어요',
    fell: '내렸어요',
    unchanged: '그대로예요',
    noChange: '7일 전 값이 없어요',
    percent: (amount: string) => `${amount}%`,
    times: (times: number) => `${times}배`,
    noPrice: {
      NO_REPORTS: '아직 제보가 없어요',
      SCATTERED: '제보가 서로 너무 달라요',
    },
    fewMembers: (members: number) => `세 명이 알리면 나와요 (지금 ${members}명)`,
    unitOne: '개당',
    unitMany: (count: string) => `${count}개당`,
    countedBy: (count: string) => `${count}개마다 셈해요`,
    amount: '금액',
    spina: '스피나',
    typed: (amount: string) => `${amount} 스피나`,
    notRead: '금액을 읽지 못했어요. 3,675만, 1억2천처럼 적어 주세요.',
    outOfRange: '1 스피나부터 1,000조 스피나까지 적을 수 있어요.',
    notWhole: '1 스피나보다 작은 값은 적을 수 없어요.',
    /** Adds so much to an amount; four of them stand side by side on a phone. */
    steps: {
      10_000: '+1만',
      100_000: '+10만',
      1_000_000: '+100만',
      100_000_000: '+1억',
    },
    item: '품목',
    itemSearch: '품목, 초성 (ㅂㅋㅈ)',
    pickItem: '품목을 골라 주세요',
    searching: '찾는 중이에요…',
    noItem: '그런 품목이 없어요.',
    searchFailed: '품목을 찾지 못했어요. 연결을 확인해 주세요.',
    typeToFind: '이름이나 초성을 적어 주세요.',
    propose: (name: string) => `‘${name}’ 품목 제안하기`,
    proposed: '확인 전',
    sample: '예시',
  },
})
