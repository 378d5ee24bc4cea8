import { type Price, priceInputSchema, updatePriceSchema } from '@gyeol/contract'
import { z } from 'zod'
import { shownLine } from '../../shared/prices/item/shown-item.ts'
import { statementTexts } from './price.texts.ts'

/** Fields of the editor. `amount` is null while it is empty, NaN while it cannot be read. */
export type StatementValues = {
  readonly kindId: string
  readonly itemId: string
  readonly itemName: string
  readonly amount: number | null
  readonly quantity: number
  /** A moment in UTC, empty for now. */
  readonly at: string
  readonly note: string
  readonly source: string
}

const EMPTY: StatementValues = {
  kindId: '',
  itemId: '',
  itemName: '',
  amount: null,
  quantity: 1,
  at: '',
  note: '',
  source: '',
}

/** What the editor begins with. */
export function valuesOf(price: Price | null): StatementValues {
  if (price === null) return EMPTY
  const { kindId, itemId, itemName, amount, quantity, at, note, source } = shownLine(price)
  return { kindId, itemId, itemName, amount, quantity, at, note, source }
}

// Spaces around a line are slips of the hand, and the server takes none. An empty item has no
// field the player could see: the reason stands at the one he picks it with.
const ownFields = {
  itemId: z.string().min(1, { error: () => statementTexts.noItem }),
  source: z.string().trim().max(200),
}

/** Checks what a new statement is sent with. */
export const newStatementSchema = priceInputSchema.extend(ownFields)

/** Checks what a changed statement is sent with. */
export const changedStatementSchema = updatePriceSchema.extend(ownFields)
