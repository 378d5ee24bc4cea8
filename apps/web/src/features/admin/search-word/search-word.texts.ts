import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const searchWordTexts = defineTexts({
  korea: {
    title: '찾지 못한 말',
    line: '검색에서 아무것도 나오지 않은 말이에요. 말과 횟수만 세고, 누가 찾았는지는 남기지 않아요. 90일 동안 다시 찾지 않으면 지워져요.',
    list: '찾지 못한 말',
    empty: '아직 찾지 못한 말이 없어요.',
    pages: '찾지 못한 말 쪽',
    times: (count: string) => `${count}번`,
    last: (day: string) => `마지막 ${day}`,
    answer: '이름으로 더하기',
    answerOf: (word: string) => `${word}: 이름으로 더하기`,
    pickTitle: (word: string) => `${withParticle(`‘${word}’`, '은/는')} 무엇인가요?`,
    pickLine: '고르면 그 자료나 화면의 다른 이름이 되어, 모두의 검색에서 바로 찾을 수 있어요.',
    find: '자료나 화면 찾기',
    choices: '고를 수 있는 것',
    none: '맞는 것이 없어요. 다른 말로 찾아 보세요.',
    added: (word: string, name: string) =>
      `${withParticle(`‘${word}’`, '을/를')} ${withParticle(name, '으로/로')} 찾을 수 있어요`,
    undo: '되돌리기',
    undone: '되돌렸어요',
  },
})
