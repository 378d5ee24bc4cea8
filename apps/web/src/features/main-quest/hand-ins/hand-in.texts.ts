import { defineTexts } from '../../../shared/texts/texts.ts'

export const handInTexts = defineTexts({
  korea: {
    cost: '남은 것을 모두 사면',
    heading: '재료',
    none: '이 범위에는 낼 재료가 없어요.',
    noneLine: '범위를 넓히면 필요한 재료가 나와요.',
    summary: (done: number, all: number) => `${all}가지 가운데 ${done}가지를 모았어요`,
    forRuns: (runs: string) => `${runs}바퀴에 필요한 개수예요`,
    forOnce: '한 번 할 때 필요한 개수예요',
    onlyLeft: '남은 것만',
    clear: '체크 지우기',
    cleared: '체크를 지웠어요.',
    undo: '되살리기',
    copy: '목록 복사',
    allDone: '다 모았어요.',
    allDoneLine: '남은 것만 보기를 끄면 모은 재료도 보여요.',
    item: (name: string, count: string) => `${name} ${count}개`,
    count: (count: string) => `${count}개`,
    unconfirmed: '개수 미확인',
    gatheredBefore: (count: string) => `${count}개일 때 체크했어요`,
    kinds: { GENERAL: '일반', FIELD: '필드보스' },
    unknownMonster: '몬스터 이름 미확인',
    levels: (levels: string) => `Lv.${levels}`,
    recommended: '추천',
    wanted: (episodes: string) => `${episodes}에서 제출`,
    otherPlaces: (count: number) => `다른 곳 ${count}곳`,
    textTitle: '메인 퀘스트 재료',
    textMap: (map: string) => `[${map}]`,
    textItem: (name: string, count: string, monsters: string) =>
      monsters === '' ? `${name} ×${count}` : `${name} ×${count} (${monsters})`,
  },
})
