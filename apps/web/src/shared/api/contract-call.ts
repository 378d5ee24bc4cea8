import type { ROUTES, RouteName } from '@gyeol/contract'
import type { z } from 'zod'
import type { ApiRequest } from './base-query.ts'

/*
 * Endpoints of the data cache, typed by the contract. Only types are taken from it: its schemas
 * would bring the whole schema library to screens that merely read. The server checks its answers
 * against the same schemas.
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

interface AnyCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** What `build.query` and `build.mutation` need of an endpoint; spread it beside the tags. */
export interface ContractEndpoint<Name extends RouteName> {
  readonly query: (call: CallOf<Name>) => ApiRequest
  readonly transformResponse: (answer: unknown) => AnswerOf<Name>
}

/**
 * An endpoint of the contract for `api.injectEndpoints`:
 *
 *     listMembers: build.query({
 *       ...contractCall<'listMembers'>('GET', '/api/member'),
 *       providesTags: ['Member'],
 *     })
 *
 * Method and path are written out and checked against the contract by the compiler.
 */
export function contractCall<Name extends RouteName>(
  method: Route<Name>['method'],
  path: Route<Name>['path'],
): ContractEndpoint<Name> {
  return {
    query: (call) => {
      // The four parts every call is made of; which of them exist is the business of CallOf.
      const { params = {}, query, body, idempotencyKey } = (call ?? {}) as AnyCall
      return {
        method,
        path: path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { body }),
        ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
      }
    },
    // The server has checked it against the same schema.
    transformResponse: (answer) => answer as AnswerOf<Name>,
  }
}
