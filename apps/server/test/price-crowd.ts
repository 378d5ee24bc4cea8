import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'
import { signInAged } from './price-desk.ts'

/** What somebody says about an item. */
type Said = {
  readonly itemId: string
  readonly amount: number
  readonly basis?: 'sold' | 'bought' | 'asked'
}

/** Has somebody whose account counts fully report a price. */
export async function report(test: TestApp, said: Said, who?: Person): Promise<Person> {
  const person = who ?? (await signInAged(test, 40))
  const body = { itemName: '무엇이든', basis: 'sold', ...said }
  const answer = await person.call('POST', '/api/current-price', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return person
}

/** Has as many people as there are amounts report them. */
export async function reportAll(
  test: TestApp,
  amounts: readonly number[],
  said: Omit<Said, 'amount'>,
): Promise<void> {
  for (const amount of amounts) await report(test, { ...said, amount })
}

/** Makes an item through the API, as an editor does. */
export async function makeOpenItem(
  editor: Person,
  fields: { readonly name: string; readonly [other: string]: unknown },
): Promise<string> {
  const body = { kindId: 'material', ...fields }
  const answer = await editor.call('POST', '/api/price/item', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string }>().id
}
