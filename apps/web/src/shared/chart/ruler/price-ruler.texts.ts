import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../texts/texts.ts'

export const priceRulerTexts = defineTexts({
  korea: {
    min: (value: string) => `최저 ${value}`,
    max: (value: string) => `최고 ${value}`,
    q1: (value: string) => `아래 4분의 1 ${value}`,
    q3: (value: string) => `위 4분의 1 ${value}`,
    median: (value: string) => `중앙값 ${value}`,
    ask: (value: string) => `호가 ${value}`,
    own: '내 값',
    all: (parts: readonly string[]) => parts.join(', '),
    inside: (own: string, half: string) =>
      `내 값 ${withParticle(own, '은/는')} 가운데 절반 ${half} 안이에요`,
    outside: (own: string, half: string) =>
      `내 값 ${withParticle(own, '은/는')} 가운데 절반 ${half} 밖이에요`,
    ownValue: (own: string) => `내 값 ${own}`,
    span: (from: string, to: string) => `${from}–${to}`,
  },
})
