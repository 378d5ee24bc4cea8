import type { Quota, QuotaName, QuotaTable, QuotaValues } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'

/** One row of the table of quotas. */
export type QuotaRow = QuotaTable['rows'][number]

const KEYS = ['member', 'newcomer', 'total', 'network', 'site'] as const

/** Whether two quotas are the same. */
export function isSameQuota(one: Quota, other: Quota): boolean {
  return KEYS.every((key) => one[key] === other[key])
}

/** Whether the whole site takes no more of it today. */
export function isFull({ used, value }: QuotaRow): boolean {
  return used > 0 && used >= value.site
}

/** The rows with the full ones first, otherwise in their order. */
export function fullFirst(rows: readonly QuotaRow[]): readonly QuotaRow[] {
  return rows.toSorted((one, other) => Number(isFull(other)) - Number(isFull(one)))
}

/** What is written when one quota changes: all that differ from their defaults. */
export function valuesWith(rows: readonly QuotaRow[], name: QuotaName, value: Quota): QuotaValues {
  const entries = rows
    .map((row) => ({ ...row, value: row.name === name ? value : row.value }))
    .filter((row) => !isSameQuota(row.value, row.usual))
    .map((row) => [row.name, row.value])
  return Object.fromEntries(entries)
}

/** The most that all together may leave in the database within a day. */
export function mostBytes(rows: readonly QuotaRow[]): number {
  return rows.reduce((sum, { value, bytes }) => sum + value.site * bytes, 0)
}

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A size as people read it. */
export function sizeOf(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatNumber(Math.ceil(bytes / KILOBYTE))} KB`
  const megabytes = bytes / MEGABYTE
  return `${megabytes < 10 ? megabytes.toFixed(1) : formatNumber(Math.round(megabytes))} MB`
}
