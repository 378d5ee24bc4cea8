import { defineTexts } from '../../../shared/texts/texts.ts'

export const memberContentTexts = defineTexts({
  korea: {
    title: '이 회원이 올린 것',
    none: '올린 것이 없어요.',
    failed: '올린 것을 불러오지 못했어요',
    count: (count: string) => `${count}개`,
    takenDown: (count: string) => `${count}개 내려져 있어요`,
    all: '모두 보기',
    takeDownKind: (kind: string) => `${kind} 모두 내리기`,
    takeDown: '내리기',
    takeDownAll: '올린 것 모두 내리기',
    history: '내린 것 되돌리기',
  },
})
