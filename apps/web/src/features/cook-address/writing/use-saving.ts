import type { ErrorCode } from '@gyeol/contract'
import { useState } from 'react'
import { serverNow } from '../../../shared/http/server-time.ts'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import {
  useCreateHouseMutation,
  useDeleteHouseMutation,
  useListHousesQuery,
  useUpdateHouseMutation,
} from '../cook.api.ts'
import { type House, housesOf, rowsOf } from '../houses/houses.ts'
import { bodyOf, type HouseValues, valuesOf } from './house-form.ts'

type Versioned = HouseValues & { readonly version?: number }

/** How the form of a house is sent: a new one, a changed one, or only one's own dishes of another's. */
export function useSaving(house: House | null) {
  const [create] = useCreateHouseMutation()
  const [update] = useUpdateHouseMutation()
  const [remove] = useDeleteHouseMutation()
  const { refetch } = useListHousesQuery()
  const [keyFor] = useState(createIdempotencyKeys)

  const sendNew = async (values: HouseValues) => {
    const body = bodyOf(values)
    return create({ body, idempotencyKey: keyFor(body) }).unwrap()
  }
  const sendWhole = async (values: Versioned, id: string) => {
    const { version = 1 } = values
    return update({ params: { id }, body: { ...bodyOf(values), version } }).unwrap()
  }
  /** One call after the other: each is a row of its own, and each raises the version. */
  const sendOwn = async ({ dishes, address, version = 1 }: Versioned, own: House['dishes']) => {
    let at = version
    for (const { id, food, level } of own) {
      const next = dishes.find((dish) => dish.food === food)
      if (next === undefined) {
        // oxlint-disable-next-line no-await-in-loop -- each call needs the version of the one before
        await remove({ params: { id } }).unwrap()
        at += 1
      } else if (next.level !== level) {
        const body = { food, level: next.level, address, version: at }
        // oxlint-disable-next-line no-await-in-loop -- each call needs the version of the one before
        at = (await update({ params: { id }, body }).unwrap()).version
      }
    }
    const added = dishes.filter(({ food }) => own.every((dish) => dish.food !== food))
    if (added.length > 0) await sendNew({ address, memo: '', dishes: added })
    return { version: at }
  }
  const send = async (values: Versioned): Promise<object> => {
    if (house === null) return sendNew(values)
    const own = house.dishes.filter(({ canEdit }) => canEdit)
    const [first] = own
    if (!house.canEditHouse || first === undefined) return sendOwn(values, own)
    return sendWhole(values, first.id)
  }
  return async (values: Versioned): Promise<object> => {
    try {
      return await send(values)
    } catch (error) {
      throw await withCurrent(error, house, async () =>
        rowsOf((await refetch()).data?.houses ?? [], NOBODYS),
      )
    }
  }
}

/** Whose houses they are does not matter to what the form shows of them. */
const NOBODYS = { own: undefined, isEditor: false }

/** The server answers STALE with the row; the form is about the whole house. */
async function withCurrent(
  error: unknown,
  house: House | null,
  readRows: () => Promise<Parameters<typeof housesOf>[0]>,
): Promise<unknown> {
  const facts = failureFacts(error)
  const stale: ErrorCode = 'STALE'
  if (facts === null || house === null || refusalOf(error).code !== stale) return error
  const found = housesOf(await readRows(), serverNow()).find(
    ({ addressId }) => addressId === house.addressId,
  )
  if (found === undefined) return error
  const current = { ...valuesOf(found), version: found.version }
  const content = typeof facts.content === 'object' ? facts.content : {}
  return { ...facts, content: { ...content, current } }
}
