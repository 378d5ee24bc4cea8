import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../shared/texts/texts.ts'

export const watchTexts = defineTexts({
  korea: {
    title: '지켜보는 품목',
    add: '더하기',
    login: '로그인하면 품목을 지켜볼 수 있어요.',
    toLogin: '로그인',
    none: '지켜보는 품목이 없어요. 품목 화면의 ‘지켜보기’에서 선을 정하면, 시세가 넘을 때 알려 드려요.',
    line: {
      below: (amount: string) => `▼ ${amount} 아래`,
      above: (amount: string) => `▲ ${amount} 위`,
    },
    lineWords: {
      below: (amount: string) => `${amount} 아래로 내려가면 알려요`,
      above: (amount: string) => `${amount} 위로 올라가면 알려요`,
    },
    left: (part: string) => `${part}% 남았어요`,
    beyond: '넘었어요',
    told: (day: string, amount: string, direction: 'below' | 'above') =>
      `${day} 알렸어요. ${amount} ${
        direction === 'above' ? '아래로 내려갔다 오면' : '위로 올라갔다 오면'
      } 다시 알려요.`,
    fellBack: (day: string, amount: string) =>
      `${day} 알려 드린 ${amount}에서 되돌아갔어요. 지금 값을 다시 봐 주세요.`,
    waiting: (amount: string, direction: 'below' | 'above') =>
      `${amount} ${direction === 'above' ? '아래로 내려갔다 오면' : '위로 올라갔다 오면'} 알려요.`,
    resting: '참고만이라 알림은 쉬고 있어요.',
    noPrice: '아직 시세가 없어요. 생기면 알려 드려요.',
    ask: '호가',
    remove: (name: string) => `${name} 그만 지켜보기`,
    removed: (name: string) => `${withParticle(name, '을/를')} 그만 지켜봐요.`,
    undo: '되돌리기',
    restored: '다시 지켜봐요.',
    notRestored: '되돌리지 못했어요. 품목 화면에서 다시 정해 주세요.',
    news: {
      all: '지켜보는 품목 모두',
      fresh: '새 소식',
      read: '모두 봤어요',
      directions: { below: '내려감', above: '올라감' },
    },
    show: (name: string) => `${name} 차트에 더하기`,
  },
})
