import { type SchemaIssue, toFieldError } from '@gyeol/contract'
import { tidyText } from '@gyeol/korean'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with a schema of the contract before it is sent, and says what is wrong in the very
 * words the server would use. The form's context holds the fields of the body without a control
 * (version, token).
 */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodObject,
): Resolver<Values, object> {
  // The schema's own input type is narrower than what stands in half-filled fields.
  const check = zodResolver(schema, { error: wordOf }) as unknown as Resolver<Values, object>
  return (values, context, options) =>
    check(readyToSend(schema, { ...values, ...context }) as Values, context, options)
}

/**
 * The values as they go out: an empty text in a field that may be left out is left out, in one that
 * may be null is null; the rest is tidied text (the server does the same).
 */
export function readyToSend(
  schema: z.ZodObject,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const tidy = typeof value === 'string' ? readyText(name, value) : value
    if (tidy !== '') return [name, tidy]
    const field = schema.shape[name]
    // Shapes of a strict object hold full schemas; zod types them by its smallest core.
    return [name, field === undefined ? tidy : emptyOf(field as z.ZodType)]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A password goes out as it is, in one Unicode form. */
function readyText(name: string, text: string): string {
  return /password$/i.test(name) ? text.normalize('NFC') : tidyText(text)
}

function emptyOf(field: z.ZodType): unknown {
  if (field.safeParse(undefined).success) return undefined
  if (field.safeParse('').success) return ''
  return field.safeParse(null).success ? null : ''
}

function wordOf(issue: SchemaIssue): string {
  return toFieldError(issue, isEmptyValue(issue.input) || isUnticked(issue)).message
}

/** A box that has to be ticked and is not. */
function isUnticked({ code, input }: SchemaIssue): boolean {
  return code === 'invalid_value' && input === false
}

/** Specification §5: null, an empty text or an empty list. */
function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}
