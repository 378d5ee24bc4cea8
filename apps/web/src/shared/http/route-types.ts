import type { ROUTES, RouteName } from '@gyeol/contract'
import type { z } from 'zod'

/*
 * What a call of the contract sends and gets. Only types are taken from the contract: its schemas
 * would bring the whole schema library to screens that merely read.
 */

type Route<Name extends RouteName> = (typeof ROUTES)[Name]

/** Required and optional as typed in, values as understood: `page` of a query is a number. */
type Sent<Schema extends z.ZodObject> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never
}

type Part<Name extends RouteName, Key extends string> =
  Route<Name> extends Readonly<Record<Key, infer Schema extends z.ZodObject>>
    ? Sent<Schema>
    : undefined

type IsOptional<Value> = Value extends undefined
  ? true
  : Record<string, never> extends Value
    ? true
    : false

type PartField<Name extends RouteName, Key extends string> =
  Part<Name, Key> extends undefined
    ? unknown
    : IsOptional<Part<Name, Key>> extends true
      ? { readonly [K in Key]?: Part<Name, Key> }
      : { readonly [K in Key]: Part<Name, Key> }

type CallParts<Name extends RouteName> = PartField<Name, 'params'> &
  PartField<Name, 'query'> &
  PartField<Name, 'body'> &
  (Route<Name> extends { readonly takesIdempotencyKey: true }
    ? { readonly idempotencyKey?: string }
    : unknown)

/** What an endpoint is called with: `{ params, query, body }`, each only where the contract has it. */
export type CallOf<Name extends RouteName> =
  unknown extends CallParts<Name>
    ? void
    : Record<string, never> extends CallParts<Name>
      ? CallParts<Name> | void
      : CallParts<Name>

/** The body of an endpoint's success. */
export type AnswerOf<Name extends RouteName> = z.output<Route<Name>['success']['body']>

/** Endpoints whose path has no parameters, and whose calls are never repeated under a key. */
export type PlainRouteName = {
  [Name in RouteName]: Route<Name> extends
    | { readonly params: unknown }
    | { readonly takesIdempotencyKey: true }
    ? never
    : Name
}[RouteName]

/** An endpoint as the app writes it out; made by `routeOf`. */
export type ContractRoute<Name extends RouteName> = {
  readonly method: Route<Name>['method']
  readonly path: Route<Name>['path']
  /** For the compiler alone: which endpoint it is. */
  readonly name?: Name
}
