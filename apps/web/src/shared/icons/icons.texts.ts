import { defineTexts } from '../texts/texts.ts'
import type { ElementKind } from './element-icon.tsx'

const koreanElements: Readonly<Record<ElementKind, string>> = {
  fire: '불',
  water: '물',
  wind: '바람',
  earth: '땅',
  light: '빛',
  dark: '어둠',
  neutral: '무',
}

export const iconTexts = defineTexts({
  korea: { elements: koreanElements },
})
