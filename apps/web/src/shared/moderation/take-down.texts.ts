import { REMOVAL_DAYS } from '@gyeol/contract'
import { defineTexts } from '../texts/texts.ts'

export const takeDownTexts = defineTexts({
  korea: {
    title: (count: string) => `${count}개 내리기`,
    line: '올린 분은 까닭을 읽을 수 있어요.',
    preview: '내릴 것',
    count: (kind: string, count: string) => `${kind} ${count}개`,
    how: '어떻게 내릴까요?',
    hide: '숨기기',
    remove: '지우기',
    hideLine: '아무에게도 보이지 않아요. 언제든 되돌릴 수 있어요.',
    removeLine: `바로 숨기고 ${REMOVAL_DAYS}일 뒤에 아주 지워요. 그때까지 되돌릴 수 있어요.`,
    reason: '까닭',
    reasons: ['광고나 도배예요.', '규칙에 맞지 않아요.', '사실과 달라요.'],
    own: '직접 쓰기',
    detail: '덧붙일 말',
    needsReason: '올린 분이 읽을 까닭을 골라 주세요.',
    cancel: '취소',
    submit: (count: string) => `${count}개 내리기`,
    done: (count: string) => `${count}개를 내렸어요`,
    doneButRefused: (count: string, refused: string) =>
      `${count}개를 내렸어요. ${refused}개는 등급이 같거나 높은 분의 것이거나 이미 없어서 그대로예요`,
    none: '내릴 수 있는 것이 없었어요. 등급이 같거나 높은 분의 것이거나 이미 없어요',
    passed: (count: string) => `${count}개가 이제 모두에게 보여요`,
    passedButMissed: (count: string, missed: string) =>
      `${count}개가 이제 모두에게 보여요. ${missed}개는 그사이 사라졌거나 누가 먼저 답했어요`,
    nonePassed: '기다리는 것이 없었어요. 그사이 사라졌거나 누가 먼저 답했어요',
    undo: '되돌리기',
    undone: (count: string) => `${count}개를 되돌렸어요`,
    undoneButMissed: (count: string, missed: string) =>
      `${count}개를 되돌렸어요. ${missed}개는 그사이 달라져서 되돌리지 못했어요`,
    choose: (name: string) => `${name} 고르기`,
    chosen: (count: string) => `${count}개를 골랐어요`,
    sameMaker: '같은 회원 것도 고르기',
    clear: '고르지 않기',
    reject: '돌려보내기',
    takeDown: '내리기',
  },
})
