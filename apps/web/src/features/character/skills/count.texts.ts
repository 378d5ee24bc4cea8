import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const countTexts = defineTexts({
  korea: {
    limits: (min: number, max: number, unit: string) => `${min}–${max}${unit}`,
    amount: (name: string, value: number, unit: string) => `${name} ${value}${unit}`,
    counted: (amounts: string) => `${withParticle(amounts, '으로/로')} 셌어요`,
    change: '바꾸기',
  },
})
