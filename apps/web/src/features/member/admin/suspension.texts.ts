import { defineTexts } from '../../../shared/texts/texts.ts'

export const suspensionCardTexts = defineTexts({
  korea: {
    title: '정지',
    line: '정지하면 로그인이 모두 끝나고, 정한 때까지 다시 로그인할 수 없어요.',
    open: '정지하기',
    noWords: '까닭과 끝을 적지 않고 정지했어요. 아래에 적으면 그 회원에게 보여요.',
    now: (when: string) => `지금 정한 끝: ${when}. 그때 저절로 풀려요.`,
    reason: '까닭',
    choose: '까닭 고르기',
    reasons: ['시세를 거짓으로 여러 번 알렸어요.', '다른 사람을 괴롭혔어요.', '광고를 올렸어요.'],
    own: '직접 쓰기',
    detail: '자세히',
    detailHint: '정지된 분에게 그대로 보여요.',
    needsReason: '까닭을 골라 주시거나 적어 주세요.',
    length: '언제까지',
    lengths: { '1': '1일', '3': '3일', '7': '7일', '30': '30일', open: '풀 때까지' },
    seen: '이 분에게는 이렇게 보여요',
    submit: '정지하기',
    save: '바뀐 것 저장',
    done: '정지했어요. 정지 풀기로 되돌릴 수 있어요',
    lift: '정지 풀기',
    lifted: '정지를 풀었어요',
  },
})
