import { defineTexts } from '../texts/texts.ts'

export const reportProblemTexts = defineTexts({
  korea: {
    open: '문제 알리기',
    openOf: (name: string) => `${name} 문제 알리기`,
    title: '어떤 문제가 있나요?',
    line: '편집자가 보고 내리거나 그대로 둬요. 누가 알렸는지는 올린 분에게 보이지 않아요.',
    reason: '문제',
    text: '자세한 이야기',
    textHint: '적지 않아도 돼요.',
    send: '알리기',
    cancel: '취소',
    done: '알려 줘서 고마워요. 편집자가 볼게요.',
  },
})
