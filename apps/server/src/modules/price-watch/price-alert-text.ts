import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
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
  const side = median === amount ? '에 닿았어요' : direction === 'below' ? ' 아래예요' : ' 위예요'
  const where = `${spina(median)} — ${spina(amount)}${side}`
  return `${nameOf(item)} ${where} · ${windowDays}일 중앙값 · ${formatNumber(members)}명`
}

const spina = (amount: number) => formatKoreanUnits(amount, { maxUnits: 2 })

function nameOf({ name, variant, unitQuantity }: PriceAlert['item']): string {
  const called = variant === '' ? name : `${name} (${variant})`
  return unitQuantity === 1 ? called : `${called} ${formatNumber(unitQuantity)}당`
}
