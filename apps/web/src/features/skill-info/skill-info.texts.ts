import { editionTexts } from '../../shared/texts/edition.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const skillInfoTexts = defineTexts({
  korea: {
    title: '스킬 정보',
    line: (trees: number, skills: number) => `스킬 트리 ${trees}개 · 스킬 ${skills}개`,
    search: '스킬 이름, 초성으로 찾기',
    results: '찾은 스킬',
    found: (count: number) => `${count}개를 찾았어요.`,
    noneFound: '조회된 데이터가 없습니다.',
    noneFoundLine: '이름 일부나 초성으로 찾아 보세요.',
    treeOf: (tree: string) => `${tree} 트리`,
    counts: (skills: number) => `스킬 ${skills}개`,
    books: (levels: string) => `스킬북 Lv.${levels}`,
    asOf: editionTexts.line,
    group: {
      back: '모든 스킬 트리',
      plan: '스킬 포인트에서 찍어 보기',
      cards: '스킬 목록',
      needs: '선행 스킬',
      needsLevel: (name: string) => `${name} 5`,
      neededBy: '다음 스킬',
      registlets: '레지스트릿',
      none: '없음',
      cost: '처음 배우기까지',
      costOf: (points: number) => `${points} 포인트`,
      english: '영어 이름',
      damage: '대미지 배율',
      kinds: '스킬 종류',
      all: '전체',
      combo: {
        cannotStart: '콤보 첫 자리 불가',
        halvesNext: '콤보 다음 MP 절반',
      },
      previous: '앞 트리',
      next: '다음 트리',
      neighbours: '다른 스킬 트리',
    },
    images: {
      title: '그림',
      open: (title: string) => `${title} 크게 보기`,
      previous: '앞 그림',
      next: '다음 그림',
      count: (at: number, all: number) => `${at} / ${all}`,
    },
  },
})
