import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const pinTexts = defineTexts({
  korea: {
    title: '자주 쓰는 도구 고정',
    line: '고정한 도구는 이 브라우저의 홈에서 맨 앞에 나와요.',
    pinned: '고정한 도구',
    none: '아직 고정한 도구가 없어요. 아래에서 골라 보세요.',
    others: '다른 도구와 자료',
    up: (name: string) => `${withParticle(name, '을/를')} 앞으로`,
    reset: '모두 풀기',
    wasReset: '고정을 모두 풀었어요',
    undo: '되돌리기',
    done: '다 골랐어요',
  },
})
