import type { Material } from '@gyeol/terms'
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

const koreanMaterials: Readonly<Record<Material, string>> = {
  metal: '금속',
  cloth: '포목',
  beast: '수품',
  wood: '목재',
  medicine: '약품',
  mana: '마소',
}

export const iconTexts = defineTexts({
  korea: { elements: koreanElements, materials: koreanMaterials },
})
