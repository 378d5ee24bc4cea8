import type { HistoryPlan } from './price-history.ts'

/** An invented thing and how its price is spoken of. */
export type SampleItem = {
  readonly id: string
  readonly kindId: string
  readonly name: string
  readonly variant: string
  readonly history: Omit<HistoryPlan, 'seed' | 'today' | 'days'>
}

type Told = readonly [
  id: string,
  kindId: string,
  name: string,
  variant: string,
  history: SampleItem['history'],
]

type History = readonly [reportsADay: number, people: number, price: number, unit?: number]

const told = (...[reportsADay, people, startPrice, unitQuantity = 1]: History) => ({
  reportsADay,
  people,
  startPrice,
  unitQuantity,
})

const ITEMS: readonly Told[] = [
  ['sample-ember', 'material', '불씨의 정수', '', told(7, 60, 12_400_000)],
  ['sample-stardust', 'material', '별빛 가루', '1,000개', told(22, 140, 284_000, 1000)],
  ['sample-sea', 'crysta', '바다울림', '', told(3, 40, 124_000_000)],
  ['sample-moon', 'crysta', '달그림자', '', told(1.2, 18, 98_000_000)],
  ['sample-scale', 'equipment', '용비늘 대검', '슬롯 2', told(0.8, 14, 360_000_000)],
  ['sample-ring', 'equipment', '고요의 반지', '', told(0.35, 8, 73_000_000)],
  ['sample-step', 'registlet', '가벼운 걸음', 'Lv 7', told(1.6, 22, 2_150_000)],
  ['sample-book', 'book', '어둠의 책 1권', '', told(0.15, 6, 19_000_000)],
  ['sample-potion', 'consumable', '회복 물약', '', told(12, 80, 1_010)],
  ['sample-sand', 'other', '시간의 모래', '', told(0.5, 10, 9_300_000)],
]

/** What the samples are: from what everybody reports to what hardly anybody does. */
export const SAMPLE_ITEMS: readonly SampleItem[] = ITEMS.map(
  ([id, kindId, name, variant, history]) => ({ id, kindId, name, variant, history }),
)
