import { defineTexts } from '../../../shared/texts/texts.ts'

export const decisionTexts = defineTexts({
  korea: {
    title: '가입 확인',
    line: '받아들이면 바로 로그인할 수 있어요. 거절한 가입은 30일 뒤에 지워져요.',
    refused: '거절한 가입이에요. 30일 뒤에 지워지고, 그 전에는 받아들일 수 있어요.',
    came: '어떻게 오셨나요',
    silent: '적지 않았어요',
    approve: '받아들이기',
    refuse: '거절하기',
    approveMany: (count: number) => `${count}명 받아들이기`,
    refuseMany: (count: number) => `${count}명 거절하기`,
    preview: '확인할 가입',
    notWaiting: '가입을 기다리는 회원이 아니에요',
    progress: '바꾸는 중',
    done: (count: number) => `${count}명의 가입을 정했어요`,
    approved: '가입을 받아들였어요',
    wasRefused: '가입을 거절했어요',
    undo: '되돌리기',
  },
})
