import { withParticle } from '@gyeol/korean'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const registletTexts = defineTexts({
  korea: {
    title: '레지스트릿',
    create: '레지스트릿 등록',
    edit: '레지스트릿 고치기',
    list: '레지스트릿',
    search: '이름, 초성, 효과, 스킬',
    obtain: '얻는 레벨',
    anyLevel: '전체',
    level: (level: number) => `Lv ${level}`,
    category: '종류',
    tree: '스킬 계열',
    anyTree: '모두',
    mark: '내 표시',
    marks: catalogueTexts.marks,
    maxLevel: (level: number) => `최대 Lv ${level}`,
    maxLevelLabel: '최대',
    /** The lowest first; more of them are counted. */
    levels: ([first, ...others]: readonly number[]) =>
      others.length === 0 ? `Lv ${first}` : `Lv ${first} +${others.length}`,
    detail: '레지스트릿 상세',
    effect: '효과',
    effectAt: (level: number) => `Lv ${level}의 효과`,
    effectLevel: '효과를 볼 레벨',
    sameAtAll: '레벨이 올라도 효과는 같아요.',
    noEffect: '효과가 아직 적혀 있지 않아요.',
    obtainLevels: '나오는 스투디 레벨',
    noObtain: '나오는 스투디 레벨이 아직 적혀 있지 않아요.',
    skill: '관련 스킬',
    toSkills: '스킬 포인트에서 보기',
    toSkill: (name: string) => `${name} 스킬`,
    copy: '복사',
    plan: (level: number, count: number) =>
      `아직 없는 것이 가장 많이 나오는 레벨은 ${withParticle(String(level), '이에요/예요')} (${count}개).`,
    complete: '모두 가지고 있어요.',
    owned: (owned: string, all: string) => `${all}개 중 ${owned}개 보유`,
    sort: '정렬',
    orders: { name: '이름', level: '얻는 레벨', maxLevel: '최대 레벨' },
  },
})
