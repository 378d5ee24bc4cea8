import { compareWords } from '@gyeol/korean'
import type { Ability } from '@gyeol/contract'
import { ABILITY_TRIGGER_NAMES } from '@gyeol/game-data'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'

const ORDERS = ['name', 'trigger'] as const
export type OrderKey = (typeof ORDERS)[number]
export type Order = { readonly key: OrderKey; readonly isDesc: boolean }

/** `-name`: by name, the last first. Undefined: as the list is, or as found. */
export function readOrder(sort: string): Order | undefined {
  const key = oneOfOrNone(ORDERS, sort.replace(/^-/, ''))
  return key === undefined ? undefined : { key, isDesc: sort.startsWith('-') }
}

/** See {@link readOrder}. */
export function writeOrder({ key, isDesc }: Order): string {
  return `${isDesc ? '-' : ''}${key}`
}

/** The rows by name, or by what sets them off and then by name. */
export function inOrder(rows: readonly Ability[], order: Order | undefined): readonly Ability[] {
  if (order === undefined) return rows
  const sign = order.isDesc ? -1 : 1
  const triggerOf = ({ trigger }: Ability) => ABILITY_TRIGGER_NAMES[trigger]
  return rows.toSorted((left, right) => {
    const names = compareWords(left.name, right.name)
    if (order.key === 'name') return sign * names
    return sign * compareWords(triggerOf(left), triggerOf(right)) || names
  })
}
