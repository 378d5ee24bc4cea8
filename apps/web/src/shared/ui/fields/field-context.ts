import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export type FieldControl = {
  readonly id: string
  readonly labelId: string
  /** Ids of hint and reason, ready for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The surrounding {@link FieldControl}, or null for a control that stands alone. */
export function useFieldControl(): FieldControl | null {
  return useContext(FieldContext)
}
