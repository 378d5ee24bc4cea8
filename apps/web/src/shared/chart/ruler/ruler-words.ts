import { formatKoreanUnits } from '@gyeol/korean'
import { priceRulerTexts } from './price-ruler.texts.ts'
import type { RulerNumbers } from './ruler-layout.ts'

/** A ruler in words, as screen readers say it: first where one's own value lies, then every mark. */
export function rulerWords({ min, q1, median, q3, max, ask, own }: RulerNumbers): string {
  const texts = priceRulerTexts
  const words = (value: number) => formatKoreanUnits(value, { maxUnits: 2 })
  return texts.all([
    ...(own == null ? [] : [ownWords(own, q1, q3)]),
    texts.min(words(min)),
    ...(q1 == null ? [] : [texts.q1(words(q1))]),
    ...(median == null ? [] : [texts.median(words(median))]),
    ...(q3 == null ? [] : [texts.q3(words(q3))]),
    texts.max(words(max)),
    ...(ask == null ? [] : [texts.ask(words(ask))]),
  ])

  function ownWords(value: number, low?: number | null, high?: number | null): string {
    if (low == null || high == null) return texts.ownValue(words(value))
    const half = texts.span(words(low), words(high))
    const isInside = value >= low && value <= high
    return isInside ? texts.inside(words(value), half) : texts.outside(words(value), half)
  }
}
