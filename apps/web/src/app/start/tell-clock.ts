import { formatClock, formatListDay } from '@gyeol/korean'
import type { ClockSkew } from '../../shared/http/server-time.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { clockTexts } from './clock.texts.ts'

/** Says that the device's clock is wrong, with both times. */
export function tellClock({ device, server }: ClockSkew): void {
  showLongToast(clockTexts.skewed(wordsOf(device), wordsOf(server)))
}

function wordsOf(time: number): string {
  return `${formatListDay(time)} ${formatClock(time)}`
}
