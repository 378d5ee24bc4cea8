/** Invented rows that only fill the gallery. */
export const SAMPLE_CRYSTAS = [
  { name: '바쿠잔', options: 'ATK% +11, DEX% +9, 공격속도% +7', average: '1억 2,400만' },
  { name: '론디네', options: 'MATK% +11, DEX% +9, 시전속도% +7', average: '9,800만' },
  { name: '돈 프로폰도', options: 'ATK% +10, STR% +7, 크리티컬률% +8', average: '6,150만' },
] as const

export type SampleOption = {
  readonly id: string
  readonly name: string
  readonly category: string
}

export const SAMPLE_OPTIONS: readonly SampleOption[] = [
  { id: 'atk', name: 'ATK%', category: '공격력' },
  { id: 'matk', name: 'MATK%', category: '공격력' },
  { id: 'critical-damage', name: '크리티컬 대미지', category: '크리티컬' },
  { id: 'critical-rate', name: '크리티컬률', category: '크리티컬' },
  { id: 'attack-speed', name: '공격속도', category: '속도' },
  { id: 'cast-speed', name: '시전속도', category: '속도' },
  { id: 'accuracy', name: '명중', category: '명중' },
]

export const SAMPLE_MATERIALS = [
  { material: 'metal', points: 3418 },
  { material: 'beast', points: 0 },
  { material: 'wood', points: 0 },
  { material: 'cloth', points: 2606 },
  { material: 'medicine', points: 870 },
  { material: 'mana', points: 1924 },
] as const

export const SAMPLE_BUILD = [
  '1. MATK −20 · 2. DEF −20, MDEF −20 · 3. 명중 −20',
  '4. ATK% +10 · 5. 크리티컬 대미지 +21, 크리티컬률 +20',
  '성공률 98.2% · 금속 3,418 / 포목 2,606 / 마소 1,924',
] as const
