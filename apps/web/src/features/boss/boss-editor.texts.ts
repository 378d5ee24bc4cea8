import { defineTexts } from '../../shared/texts/texts.ts'

export const bossEditorTexts = defineTexts({
  korea: {
    create: '보스 등록',
    edit: '보스 고치기',
    kind: '종류',
    isEvent: '이벤트 보스',
    level: '레벨 (노멀)',
    difficulties: '난이도',
    map: '지역',
    mapAlt: '다른 지역',
    elements: '속성',
    element: (number: number) => `${number}번째 속성`,
    when: (number: number) => `${number}번째 속성 조건`,
    removeElement: (number: number) => `${number}번째 속성 빼기`,
    addElement: '속성 더하기',
    hp: 'HP (노멀)',
    exp: 'EXP (노멀)',
    stats: '방어 수치 (노멀)',
    statsHint: '상태에 따라 다르면 100 | 62 [2페이즈]처럼 적어요.',
    proration: '관성 (%)',
    crystas: '떨어뜨리는 크리스타',
    addCrysta: '크리스타 더하기',
    unknown: '모름',
    duplicate: '같은 이름과 레벨의 보스가 이미 있어요.',
  },
})
