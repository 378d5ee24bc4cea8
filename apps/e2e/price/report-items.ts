import { type Caller, call } from '../people/accounts.ts'
import type { People } from '../people/people.ts'
import { expect } from '../people/people-test.ts'

const AMOUNTS = [1_200_000, 1_240_000, 1_280_000] as const

/** An item of the library that is reported. */
export type ReportedItem = { readonly id: string; readonly name: string }

/** Somebody says what an item was sold for. */
export async function reportItem(
  caller: Caller,
  { id, name }: ReportedItem,
  amount: number,
): Promise<void> {
  const data = { itemId: id, itemName: name, amount, basis: 'sold' }
  const answer = await call(caller, 'POST', '/api/current-price', data)
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Three contributors, who are never on probation, report each item: the first at 124만 in the middle, the second at twice that, and so on. */
export async function reportItems(people: People, items: readonly ReportedItem[]): Promise<void> {
  for (const amount of AMOUNTS) {
    const contributor = await people.voice('CONTRIBUTOR')
    for (const [place, item] of items.entries())
      await reportItem(contributor, item, amount * (place + 1))
  }
}
