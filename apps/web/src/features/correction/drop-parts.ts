import { type Drop, dropSchema } from '@gyeol/contract'
import { z } from 'zod'

const dropsSchema = z.array(dropSchema)
/** Rows under way: a part may still be empty. */
const partsSchema = z.array(dropSchema.extend({ monster: z.string(), map: z.string().nullable() }))

/** Drops as a row of the form keeps them. */
export function dropsText(drops: readonly Drop[]): string {
  return JSON.stringify(drops)
}

/** Whole drops of a row; null while one says no monster. */
export function dropsOf(text: string): Drop[] | null {
  return dropsSchema.safeParse(parsed(text)).data ?? null
}

/** What a row shows, whole or not. */
export function dropParts(text: string): readonly Drop[] {
  return partsSchema.safeParse(parsed(text)).data ?? []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
