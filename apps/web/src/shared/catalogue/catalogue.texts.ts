import { withParticle } from '@gyeol/korean'
import { editionTexts } from '../texts/edition.texts.ts'
import { defineTexts } from '../texts/texts.ts'

/** Words the screens of the catalogue have in common. */
export const catalogueTexts = defineTexts({
  korea: {
    asOf: editionTexts.name,
    noDay: '자료의 날짜 모름',
    otherNames: '다른 이름',
    note: '메모',
    source: (text: string) => `출처 ${text}`,
    showSource: '출처',
    newer: '새 데이터가 있어요.',
    apply: '적용',
    guess: '이름 추정',
    ambiguous: '자료 엇갈림',
    reading: '읽는 중…',
    count: (shown: string, all: string) =>
      shown === all ? `모두 ${all}개` : `${all}개 중 ${shown}개`,
    all: (all: string) => `모두 ${all}개`,
    /** Names the heads of a list's columns. */
    sortBy: (list: string) => `${list} 열`,
    marks: { favourite: '찜한 것', owned: '가진 것', missing: '없는 것' },
    favourite: (name: string) => `${name} 찜하기`,
    owned: (name: string) => `${name} 가지고 있음`,
    compare: (name: string) => `${name} 비교에 넣기`,
    /** Parts of the three above, shown beside their icons. */
    markWords: { favourite: '찜하기', owned: '가지고 있음', compare: '비교에 넣기' },
    more: (count: number) => `${count}개 더`,
    unknown: '모름',
    none: '없음',
    search: '이름, 초성, 옵션',
    reset: '조건 모두 지우기',
    noMatch: '조건을 줄이거나 다른 말로 찾아 보세요.',
    notAStat: (words: string) =>
      `'${words}' 안의 옵션을 알 수 없어요. '크뎀 10 이상'처럼 옵션 이름과 값을 적어 주세요.`,
    notInData: (words: string) =>
      `'${words}' 이름은 자료에 없어요. 다르게 적혀 있을 수 있으니 영어 이름이나 초성으로도 찾아 보세요.`,
    edit: '고치기',
    report: '고칠 점 알리기',
    reportMissing: (list: string) => `없는 ${list} 알리기`,
    reportOf: (name: string) => `${name}: 고칠 점 알리기`,
    shippedQuestion: '새 자료와 다른 값이 있어요.',
    shippedCompare: '비교해 보기',
    before: '지금',
    after: '바뀐 뒤',
    nothing: '없음',
    remove: '지우기',
    removeTitle: '지울까요?',
    removeLine: (name: string) =>
      `${withParticle(name, '을/를')} 목록에서 지워요. 지운 뒤에 되돌릴 수 있어요.`,
    restored: '되살렸어요',
    removed: '지웠어요',
    inUse: '다른 자료가 이것을 쓰고 있어서 지울 수 없어요.',
    gone: '지워졌거나 없는 자료예요.',
    saved: '저장했어요',
    save: '저장',
    create: '등록',
    cancel: '취소',
    close: '닫기',
  },
})
