import { withParticle } from '@gyeol/korean'
import type { StatClause } from '@gyeol/catalogue'
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
    hasHint: '값과 상관없이 그 옵션이 있는 것을 찾아요.',
  },
})
