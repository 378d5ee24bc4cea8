import { formatKoreanUnits, formatNumber, withParticle } from '@gyeol/korean'
import type { WatchDirection } from '@gyeol/terms'

/** What an alert tells (AL5). */
export type PriceAlert = {
  readonly item: {
    readonly name: string
    readonly variant: string
    readonly unitQuantity: number
  }
  readonly direction: WatchDirection
  readonly amount: number
  readonly price: {
    readonly median: number
    readonly windowDays: number
    readonly members: number
  }
}

/** `불꽃의 정수 1,240만 — 1,300만 아래예요 · 7일 중앙값 · 6명` */
export function toAlertText({ item, direction, amount, price }: PriceAlert): string {
  const { median, windowDays, members } = price
  const line = spina(amount)
  const side = direction === 'below' ? '아래예요' : '위예요'
  const place = median === amount ? `${withParticle(line, '이/가')} 됐어요` : `${line} ${side}`
  const where = `${spina(median)} — ${place}`
  return `${nameOf(item)} ${where} · ${windowDays}일 중앙값 · ${formatNumber(members)}명`
}

/** What is told when the price of an alert did not last (AL6); `price` is null without one to trust. */
export type TakenBackAlert = {
  readonly item: PriceAlert['item']
  /** What was told of. */
  readonly told: number
  readonly price: PriceAlert['price'] | null
}

/** `불꽃의 정수 1,240만에서 되돌아갔어요 — 지금 1,350만 · 7일 중앙값 · 6명` */
export function toTakenBackText({ item, told, price }: TakenBackAlert): string {
  const where = `${nameOf(item)} ${spina(told)}에서 되돌아갔어요`
  if (price === null) return `${where} — 지금은 믿을 만한 시세가 없어요`
  const { median, windowDays, members } = price
  return `${where} — 지금 ${spina(median)} · ${windowDays}일 중앙값 · ${formatNumber(members)}명`
}

const spina = (amount: number) => formatKoreanUnits(amount, { maxUnits: 2 })

function nameOf({ name, variant, unitQuantity }: PriceAlert['item']): string {
  const called = variant === '' ? name : `${name} (${variant})`
  return unitQuantity === 1 ? called : `${called} ${formatNumber(unitQuantity)}당`
}
