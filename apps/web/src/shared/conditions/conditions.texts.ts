import { withParticle } from '@gyeol/korean'
import type { BaseValue, PriceClause, StatClause } from '@gyeol/catalogue'
import { defineTexts } from '../texts/texts.ts'

const koreanOperators: Readonly<Record<StatClause['operator'], string>> = {
  has: '있음',
  '>=': '≥',
  '>': '>',
  '=': '=',
  '<=': '≤',
  '<': '<',
}

const koreanOperatorNames: Readonly<Record<StatClause['operator'], string>> = {
  has: '있으면',
  '>=': '이상',
  '>': '초과',
  '=': '같음',
  '<=': '이하',
  '<': '미만',
}

type BaseTexts = {
  readonly names: Readonly<Record<BaseValue, string>>
  /** What stands before a word that means the piece itself. */
  readonly own: readonly string[]
  readonly words: Readonly<Record<BaseValue, readonly string[]>>
}

const koreanBases: BaseTexts = {
  names: { atk: '장비 ATK', def: '장비 DEF', stability: '장비 안정률', potential: '잠재력' },
  own: ['자체', '기본', '무기', '장비', 'base'],
  words: {
    atk: ['ATK', '공격력', '공격', '공'],
    def: ['DEF', '방어력', '방어', '방'],
    stability: ['안정률', '안정', '안정성', '스태빌', 'stability'],
    potential: ['잠재력', '잠재', '포텐', 'pot', 'potential'],
  },
}

export const conditionTexts = defineTexts({
  korea: {
    operators: koreanOperators,
    operatorNames: koreanOperatorNames,
    tiers: { base: '기본만', enhanced: '강화만' },
    none: '없음',
    or: ' 또는 ',
    either: (names: readonly string[], most: number) =>
      names.length > most
        ? `${names.slice(0, most - 1).join('·')} 등 ${names.length}가지 중 하나`
        : names.join(' 또는 '),
    without: (label: string) => `${label} 제외`,
    choose: '이 가운데 하나만',
    title: '옵션 조건',
    stat: '옵션',
    pickStat: '옵션 고르기',
    searchStat: '옵션 이름 (크뎀, 공속 …)',
    operator: '비교',
    value: '값',
    add: '조건 더하기',
    edit: (label: string) => `${label} 조건 고치기`,
    removeOf: (label: string) => `${label} 조건 빼기`,
    tooMany: (most: number) => `조건은 ${most}개까지 넣을 수 있어요.`,
    join: '조건이 여럿이면',
    joins: { all: '모두', any: '하나라도' },
    plain: '마이너스 옵션 없는 것만',
    gear: '내 장비 (조건부 옵션)',
    gearHint: '고르면 그 장비에서 켜지는 옵션까지 세요.',
    anyGear: '고르지 않음',
    countsAll: '조건부 옵션도 모두 세기',
    chips: '지금 거르는 조건',
    typed: '적은 말에서 알아들은 조건',
    reset: '모두 지우기',
    filters: '거르기',
    filtersOf: (count: number) => `거르기 ${count}`,
    resetFilters: '조건 모두 지우기',
    show: (count: string) => `${count}개 보기`,
    other: (stat: string) => `${withParticle(stat, '으로/로')} 바꾸기`,
    percent: '% 옵션',
    flat: '수치 옵션',
    hasHint: '좋게 붙은 것을 찾아요. 깎는 것은 ‘0 미만’으로 찾아요.',
    bases: koreanBases,
    ofElement: (element: string) => `${element} 속성`,
    /** Read again as it is written, so it keeps to words that are understood. */
    price: (amount: string, operator: PriceClause['operator']) =>
      `시세 ${amount} ${koreanOperatorNames[operator]}`,
    priced: '시세가 없는 것은 세지 않았어요.',
    notPriced: '시세를 불러오지 못해서 시세 조건은 빼고 보여 드려요.',
  },
})
